import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./optical-power.pairs.ts";

export default defineConverter({
  slug: "optical-power",
  category: "optics-astronomy-photometry",
  name: "Lens Power (Diopter) Converter",
  description: "Convert lens power in diopters to focal length in mm, cm, m and inches.",
  base: { name: "diopter", symbol: "D" },
  baseFactor: "1/m",
  defaultPair: ["diopter", "millimeter-focal-length"],
  commonUnits: ["diopter", "meter-focal-length", "centimeter-focal-length", "millimeter-focal-length", "inch-focal-length"],
  pairs,
  commonValues: {
    diopter: { example: "2.5", tables: [{ values: ["0.25", "0.5", "0.75", "1", "1.25", "1.5", "1.75", "2", "2.25", "2.5", "2.75", "3", "3.5", "4", "5", "10", "20"] }] },
    "millimeter-focal-length": { example: "50", tables: [{ values: ["10", "14", "18", "24", "28", "35", "50", "70", "85", "100", "135", "200", "300", "400", "500", "1000"] }] },
    "inch-focal-length": { example: "10" },
  },
  notes: [
    "Lens power is the reciprocal of the focal length in meters. A power of zero, flat glass, has no focal length.",
    "The sign is kept: converging lenses are positive, diverging lenses negative.",
    "Focal lengths are for lenses in air; thin lenses in contact add their powers, not their focal lengths.",
  ],
  groups: [
    {
      name: "Power (linear)",
      source: "ISO 13666 (dioptre); ISO 80000-7",
      units: [
        { id: "diopter", name: "Diopter", symbol: "D", factor: "1/m", aliases: ["dioptre", "dioptres", "dpt", "diop"] },
        { id: "millidiopter", name: "Millidiopter", symbol: "mD", factor: "1e-3 1/m", aliases: ["millidioptre"] },
        { id: "per-meter", name: "Per meter", symbol: "m⁻¹", factor: "1/m", plural: "per meter", aliases: ["1/m"] },
        { id: "per-centimeter", name: "Per centimeter", symbol: "cm⁻¹", factor: "1/cm", plural: "per centimeter", aliases: ["1/cm"] },
        { id: "per-millimeter", name: "Per millimeter", symbol: "mm⁻¹", factor: "1/mm", plural: "per millimeter", aliases: ["1/mm"] },
        { id: "per-inch", name: "Per inch", symbol: "in⁻¹", factor: "1/in", plural: "per inch", aliases: ["1/in"] },
        { id: "per-foot", name: "Per foot", symbol: "ft⁻¹", factor: "1/ft", plural: "per foot", aliases: ["1/ft"] },
      ],
    },
    {
      name: "Focal length (reciprocal)",
      source: "ISO 13666 (dioptre)",
      units: [
        { id: "meter-focal-length", name: "Focal length, m", symbol: "m", law: { kind: "reciprocal", numerator: "1/m" }, plural: "meters of focal length", aliases: ["meter", "meters"] },
        { id: "centimeter-focal-length", name: "Focal length, cm", symbol: "cm", law: { kind: "reciprocal", numerator: "1/cm" }, plural: "centimeters of focal length", aliases: ["centimeter", "centimeters"] },
        { id: "millimeter-focal-length", name: "Focal length, mm", symbol: "mm", law: { kind: "reciprocal", numerator: "1/mm" }, plural: "millimeters of focal length", aliases: ["millimeter", "millimeters"] },
        { id: "inch-focal-length", name: "Focal length, in", symbol: "in", law: { kind: "reciprocal", numerator: "1/in" }, plural: "inches of focal length", aliases: ["inch", "inches", '"'] },
        { id: "foot-focal-length", name: "Focal length, ft", symbol: "ft", law: { kind: "reciprocal", numerator: "1/ft" }, plural: "feet of focal length", aliases: ["foot", "feet", "'"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["diopters-to-millimeters-focal-length"],
      q: "How do I convert diopters to focal length in mm?",
      a: "Divide 1,000 by the diopters: a +2 D lens has a focal length of 500 mm, a 60 D eye 16.67 mm and a 20 D magnifier 50 mm. For centimeters, divide 100 by the diopters.",
    },
    {
      pairs: ["millimeters-focal-length-to-diopters"],
      q: "How do I convert focal length to diopters?",
      a: "Divide 1 by the focal length in meters, or 1,000 by the focal length in millimeters. A focal length of 250 mm is 4 D. For inches, divide 39.37 by the length: 10 in is 3.937 D.",
    },
    {
      q: "What does a negative diopter value mean?",
      a: "A diverging lens, as in glasses for nearsightedness. At −2.5 D the focal length is −40 cm: the lens makes distant things appear 40 cm away, which is as far as that eye sees clearly without it.",
    },
    {
      pairs: ["diopters-to-centimeters-focal-length"],
      q: "What is the focal length of reading glasses?",
      a: "Readers of +1.00 D have a focal length of 1 m, +1.75 D 57.14 cm, +2.00 D 50 cm and +2.50 D 40 cm. The right power depends on the reading distance and on how well the eye still focuses, so a measured prescription is better than a guess.",
    },
    {
      q: "How do I combine two lenses?",
      a: "Add the powers of thin lenses that touch: +2 D and +3 D make +5 D, a focal length of 200 mm. A +4 D close-up lens on a camera focused at infinity brings the focus distance to 250 mm.",
    },
    {
      q: "How do I convert diopters to magnification?",
      a: "By convention a magnifier enlarges D/4 times: 20 D, with a focal length of 50 mm, is 5×, because the unaided eye is taken to view from 250 mm. Some makers quote D/4 + 1, so the same lens may be sold as 6×.",
    },
  ],
  keywords: ["diopter to mm", "focal length", "dioptre", "lens power", "glasses prescription"],
  related: ["wavelength-frequency", "luminance", "illuminance"],
});
