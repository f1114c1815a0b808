import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "relative-humidity-to-dew-point-celsius", from: "relative-humidity", to: "dew-point-celsius", title: "Relative Humidity to Dew Point (% to °C)" },
  { slug: "relative-humidity-to-absolute-humidity", from: "relative-humidity", to: "absolute-humidity", title: "Relative to Absolute Humidity (% to g/m³)" },
  { slug: "dew-point-celsius-to-relative-humidity", from: "dew-point-celsius", to: "relative-humidity", title: "Dew Point to Relative Humidity (°C to %)" },
  { slug: "absolute-humidity-to-relative-humidity", from: "absolute-humidity", to: "relative-humidity", title: "Absolute to Relative Humidity (g/m³ to %)" },
]);
