import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "solid-angle",
  category: "general-physics-mechanics",
  name: "Solid Angle Converter",
  description: "Convert steradians, square degrees, spats and other solid-angle units.",
  base: { name: "steradian", symbol: "sr" },
  baseFactor: "sr",
  defaultPair: ["steradian", "square-degree"],
  commonUnits: ["steradian", "millisteradian", "square-degree", "square-arcminute", "spat"],
  commonValues: {
    steradian: { example: "2" },
    "square-degree": { example: "100" },
    spat: { example: "0.5" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "kilosteradian", name: "Kilosteradian", symbol: "ksr", factor: "ksr" },
        { id: "steradian", name: "Steradian", symbol: "sr", factor: "sr", aliases: ["sterad"] },
        { id: "millisteradian", name: "Millisteradian", symbol: "msr", factor: "msr" },
        { id: "microsteradian", name: "Microsteradian", symbol: "µsr", factor: "µsr" },
        { id: "nanosteradian", name: "Nanosteradian", symbol: "nsr", factor: "nsr" },
      ],
    },
    {
      name: "Other",
      source: "ISO 80000-3; IAU (areas of the constellations in square degrees)",
      units: [
        { id: "square-degree", name: "Square degree", symbol: "deg²", factor: "deg^2", aliases: ["sq deg", "sq degree", "square deg"] },
        { id: "square-arcminute", name: "Square arcminute", symbol: "arcmin²", factor: "arcmin^2", aliases: ["sq arcmin", "square minute"] },
        { id: "square-arcsecond", name: "Square arcsecond", symbol: "arcsec²", factor: "arcsec^2", aliases: ["sq arcsec", "square second"] },
        { id: "square-gradian", name: "Square gradian", symbol: "gon²", factor: "gon^2" },
        { id: "spat", name: "Spat (full sphere)", symbol: "sp", factor: "4 pi sr", aliases: ["sphere", "full sphere", "whole sky"] },
        { id: "hemisphere", name: "Hemisphere", symbol: "", factor: "[spat]/2", aliases: ["half sphere", "half-space"] },
        { id: "octant-solid", name: "Octant (1/8 sphere)", symbol: "", factor: "[spat]/8" },
      ],
    },
  ],
  keywords: ["steradian", "square degrees", "spat", "field of view", "beam", "sky area"],
  related: ["angle", "area", "angular-velocity", "sound-intensity", "power"],
});
