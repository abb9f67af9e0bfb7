// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

// An Expo config plugin that copies the drawings into the native projects, whenever `expo prebuild`
// makes them. List it under `plugins` in app.json.
const { cpSync, existsSync, readdirSync, rmSync } = require("node:fs");
const { join } = require("node:path");
const { withDangerousMod } = require("expo/config-plugins");

// The sources, from the folder of this file, and the beginning of their names.
// mintmark:sources
const catalog = "../Assets.xcassets";
const namespace = "CurrencyBadge";
const resources = "../android/res";
const prefix = "currency_badge";
// mintmark:end

/** Replaces the folder of the sets in the catalog that the app has already. */
function copySets({ platformProjectRoot, projectName }) {
  const target = join(platformProjectRoot, projectName, "Images.xcassets");
  check(target);
  rmSync(join(target, namespace), { recursive: true, force: true });
  const folder = namespace.split("/")[0];
  cpSync(join(__dirname, catalog, folder), join(target, folder), { recursive: true });
}

/** Replaces the drawables and the files of colours whose names begin with the prefix. */
function copyDrawables({ platformProjectRoot }) {
  const target = join(platformProjectRoot, "app", "src", "main", "res");
  check(target);
  for (const folder of readdirSync(target).filter((name) => /^(drawable|values)/.test(name))) {
    for (const name of readdirSync(join(target, folder))) {
      const isOurs = folder.startsWith("drawable") || name.endsWith("_colors.xml");
      if (isOurs && (name.startsWith(`${prefix}_`) || name.startsWith(`${prefix}.`))) {
        rmSync(join(target, folder, name));
      }
    }
  }
  cpSync(join(__dirname, resources), target, { recursive: true });
}

function check(folder) {
  if (!existsSync(folder)) throw new Error(`The project has no folder ${folder}.`);
}

function withMod(config, platform, copy) {
  return withDangerousMod(config, [
    platform,
    (config) => {
      copy(config.modRequest);
      return config;
    },
  ]);
}

module.exports = (config) => withMod(withMod(config, "ios", copySets), "android", copyDrawables);
