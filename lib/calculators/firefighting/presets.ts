import type { Preset } from "../../kit/calculator/define.ts";

export const presets: readonly Preset[] = [
  {
    id: "office-floor",
    label: "Office floor",
    inputs: {
      mode: "sprinklers",
      hazard: "light",
      sprinkler: "k-5-6",
      isQuick: "true",
      ceiling: { si: "3", us: "10" },
      spacing: { si: "4.2", us: "14" },
      lineSpacing: { si: "4.5", us: "15" },
      segments: [
        { name: "1–2", pipe: "steel-40-1", length: { si: "4.2", us: "14" } },
        { name: "2–3", pipe: "steel-40-1-1-4", length: { si: "4.2", us: "14" } },
        {
          name: "3–A",
          pipe: "steel-40-1-1-2",
          length: { si: "2.1", us: "7" },
          fittings: [{ fitting: "tee-branch", number: "1" }],
        },
        { name: "A–B", joins: "none", pipe: "steel-40-2-1-2", length: { si: "4.5", us: "15" } },
        {
          name: "Riser",
          joins: "alike",
          pipe: "steel-40-3",
          length: { si: "30", us: "100" },
          fall: { si: "3.5", us: "12" },
          fittings: [
            { fitting: "elbow-90", number: "3" },
            { fitting: "butterfly-valve", number: "1" },
            { fitting: "swing-check", number: "1" },
          ],
        },
      ],
    },
  },
  {
    id: "parking-garage",
    label: "Heated parking garage",
    inputs: {
      mode: "sprinklers",
      hazard: "ordinary-2",
      sprinkler: "k-8",
      spacing: { si: "3.6", us: "13" },
      lineSpacing: { si: "3.3", us: "10" },
      segments: [
        { name: "1–2", pipe: "steel-40-1-1-4", length: { si: "3.6", us: "13" } },
        { name: "2–3", pipe: "steel-40-1-1-2", length: { si: "3.6", us: "13" } },
        { name: "3–4", pipe: "steel-40-2", length: { si: "3.6", us: "13" } },
        {
          name: "4–A",
          pipe: "steel-40-2",
          length: { si: "1.8", us: "6" },
          fittings: [{ fitting: "tee-branch", number: "1" }],
        },
        { name: "A–B", joins: "none", pipe: "steel-40-3", length: { si: "3.3", us: "10" } },
        { name: "B–C", joins: "alike", pipe: "steel-40-3", length: { si: "3.3", us: "10" } },
        {
          name: "Riser",
          joins: "alike",
          pipe: "steel-40-4",
          length: { si: "40", us: "130" },
          fall: { si: "3", us: "10" },
          fittings: [
            { fitting: "elbow-90", number: "4" },
            { fitting: "gate-valve", number: "1" },
            { fitting: "swing-check", number: "1" },
          ],
        },
      ],
    },
  },
  {
    id: "tower-standpipe",
    label: "High-rise standpipes",
    inputs: { mode: "standpipe", standpipes: "3", hasSupply: "false" },
  },
];
