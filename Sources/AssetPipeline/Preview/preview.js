(() => {
"use strict";
const shown = document.documentElement.dataset.version;
const state = document.getElementById("state");
const events = new EventSource("events");
events.addEventListener("message", (event) => {
  state.textContent = "";
  if (event.data !== shown) location.reload();
});
events.addEventListener("error", () => {
  state.textContent = "mintmark preview has ended; the page follows once it runs again at this address.";
});
})();
