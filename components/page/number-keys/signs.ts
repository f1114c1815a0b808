interface Sign {
  name: string;
  /** Entered text, if it is not the sign itself. */
  text?: string;
}

/** Signs and letters that number pads lack. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  "−": { name: "Minus" },
  "/": { name: "Fraction bar" },
  "′": { name: "Prime: feet or minutes" },
  "″": { name: "Double prime: inches or seconds" },
  ":": { name: "Colon" },
  "±": { name: "Plus or minus" },
  "%": { name: "Percent" },
  "(": { name: "Opening parenthesis" },
  ")": { name: "Closing parenthesis" },
  "^": { name: "Power" },
  k: { name: "Thousand" },
  h: { name: "Hours", text: "h " },
  m: { name: "Minutes", text: "m " },
  s: { name: "Seconds", text: "s " },
  AM: { name: "AM", text: " AM" },
  PM: { name: "PM", text: " PM" },
  space: { name: "Space", text: " " },
};
