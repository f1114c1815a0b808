import type { Preset } from "../../kit/calculator/define.ts";
import type { DefaultRow } from "../../kit/fields/field.ts";

const row = (fixture: string, number: number): DefaultRow => ({ fixture, number: String(number) });

export const presets: readonly Preset[] = [
  {
    id: "house",
    label: "House",
    inputs: {
      fixtures: [
        row("water-closet-private-tank", 3),
        row("lavatory-private", 4),
        row("bathtub-private", 1),
        row("shower-private", 2),
        row("kitchen-sink-private", 1),
        row("dishwasher", 1),
        row("clothes-washer-private", 1),
        row("laundry-tray", 1),
      ],
      streetPressure: { si: "400", us: "60" },
      rise: { si: "6", us: "20" },
      length: { si: "30", us: "100" },
    },
  },
  {
    id: "office",
    label: "Small office",
    inputs: {
      fixtures: [
        row("water-closet-public-valve", 6),
        row("urinal-valve-34", 2),
        row("lavatory-public", 6),
        row("kitchen-sink-private", 2),
        row("dishwasher", 2),
        row("drinking-fountain", 2),
        row("service-sink", 1),
      ],
      streetPressure: { si: "500", us: "75" },
      rise: { si: "7.5", us: "25" },
      residual: { si: "240", us: "35" },
      meterLoss: { si: "40", us: "6" },
      backflowLoss: { si: "35", us: "5" },
      length: { si: "45", us: "150" },
    },
  },
];
