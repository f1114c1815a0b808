import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./solid-angle.pairs.ts";

export default defineConverter({
  slug: "solid-angle",
  category: "general-physics-mechanics",
  name: "Solid Angle Converter",
  description: "Convert steradians, square degrees, spats and other solid-angle units.",
  base: { name: "steradian", symbol: "sr" },
  baseFactor: "sr",
  defaultPair: ["steradian", "square-degree"],
  commonUnits: ["steradian", "millisteradian", "square-degree", "square-arcminute", "spat"],
  pairs,
  commonValues: {
    steradian: { example: "2" },
    "square-degree": { example: "100" },
    spat: { example: "0.5" },
  },
  notes: [
    "A full sphere is 4π sr, which is 41,252.96 square degrees.",
    "A square degree is (π/180)² sr: the degree-to-radian factor is squared.",
    "The steradian is a derived unit equal to 1; a cone with half-angle θ covers 2π(1 − cos θ) sr.",
  ],
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
  faq: [
    {
      pairs: ["steradians-to-square-degrees", "square-degrees-to-steradians"],
      q: "How do I convert steradians to square degrees?",
      a: "Multiply by (180/π)² = 3,283. So 0.1 sr is 328.3 deg². In the other direction, one square degree is (π/180)² = 0.0003046 sr. The factor is 57.3 squared, not 57.3.",
    },
    {
      q: "How many square degrees are in the whole sky?",
      a: "The full sphere is 4π = 12.57 sr, or 41,253 square degrees. A hemisphere, such as the sky above a flat horizon, is half of that: 20,626 square degrees. A spat is another name for the full sphere.",
    },
    {
      q: "How large is the solid angle of a cone?",
      a: "A cone with half-angle θ covers Ω = 2π(1 − cos θ) steradians. A lamp with a 120° beam has θ = 60°, which gives Ω = π = 3.14159 sr, a quarter of a sphere. This is how lumens and candelas are related.",
    },
    {
      q: "What is the solid angle of the Moon?",
      a: "Seen from Earth, the Moon is about half a degree wide, so its half-angle is 0.25° and it covers 2π(1 − cos 0.25°) = 5.98 × 10⁻⁵ sr, about 0.196 square degrees. The Sun’s is nearly the same.",
    },
    {
      q: "Is the steradian a base unit?",
      a: "No. The steradian is an SI derived unit, one square meter of sphere surface per square meter of radius squared, and so equals 1. It is still written for clarity: a candela is a lumen per steradian, and radiance is given in W/(m²·sr).",
    },
  ],
  keywords: ["steradian", "square degrees", "spat", "field of view", "beam", "sky area"],
  related: ["angle", "area", "angular-velocity", "sound-intensity", "power"],
});
