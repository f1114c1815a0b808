import type { Preset } from "../../kit/calculator/define.ts";

export const presets: readonly Preset[] = [
  {
    id: "humid-day",
    label: "Hot, humid day",
    inputs: {
      known: "dryBulb-wetBulb",
      dryBulb: { si: "34 °C", us: "94 °F" },
      wetBulb: { si: "26 °C", us: "79 °F" },
    },
  },
  {
    id: "winter-air",
    label: "Winter air",
    inputs: { dryBulb: { si: "-10 °C", us: "15 °F" }, relativeHumidity: "80" },
  },
  {
    id: "supply-air",
    label: "Supply air",
    inputs: {
      known: "dryBulb-dewPoint",
      dryBulb: { si: "13 °C", us: "55 °F" },
      dewPoint: { si: "11 °C", us: "52 °F" },
    },
  },
];
