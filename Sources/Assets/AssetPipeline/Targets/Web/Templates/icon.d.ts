// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** A drawing in the current colour. */
export interface Icon {
  readonly name: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The content of an `svg` element whose view box has that size. */
  readonly body: string;
}

declare const icon: Icon;
export default icon;
