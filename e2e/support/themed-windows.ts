import { SWEEP } from "./sweep";

/** A phone and a desktop in both color schemes. `npm test` runs each once, the sweep the other combinations. */
export const THEMED_WINDOWS = [
  { name: "a phone, light", viewport: { width: 390, height: 844 }, colorScheme: "light", details: {} },
  { name: "a phone, dark", viewport: { width: 390, height: 844 }, colorScheme: "dark", details: SWEEP },
  { name: "a desktop, light", viewport: { width: 1440, height: 900 }, colorScheme: "light", details: SWEEP },
  { name: "a desktop, dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark", details: {} },
] as const;
