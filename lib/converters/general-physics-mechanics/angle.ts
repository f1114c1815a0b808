import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "angle",
  category: "general-physics-mechanics",
  name: "Angle Converter",
  description: "Convert degrees, radians, gradians, arcminutes, turns and military mils.",
  base: { name: "radian", symbol: "rad" },
  baseFactor: "rad",
  defaultPair: ["degree", "radian"],
  commonUnits: ["degree", "arcminute", "arcsecond", "radian", "milliradian", "gradian", "turn"],
  commonValues: {
    degree: { example: "45", tables: [{ values: ["1", "5", "10", "15", "20", "22.5", "30", "36", "45", "60", "72", "75", "90", "120", "135", "150", "180", "225", "240", "270", "300", "315", "330", "360"] }] },
    radian: { example: "1.5", tables: [{ values: ["0.01", "0.1", "0.25", "0.5", "0.75", "1", "1.25", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "6"] }] },
    arcminute: { example: "30" },
    arcsecond: { example: "45" },
  },
  groups: [
    {
      name: "SI & units accepted with SI",
      source: "SI9 Tables 4 and 8",
      units: [
        "radian",
        { id: "milliradian", name: "Milliradian", symbol: "mrad", factor: "mrad" },
        { id: "microradian", name: "Microradian", symbol: "µrad", factor: "µrad" },
        { id: "nanoradian", name: "Nanoradian", symbol: "nrad", factor: "nrad" },
        "degree",
        "arcminute",
        { id: "arcsecond", name: "Arcsecond", symbol: "″", factor: "arcsec", aliases: ["arcsec", "second of arc", "seconds of arc", "asec"] },
        { id: "milliarcsecond", name: "Milliarcsecond", symbol: "mas", factor: "marcsec", aliases: ["milliarcsec"] },
        { id: "microarcsecond", name: "Microarcsecond", symbol: "µas", factor: "µarcsec", aliases: ["microarcsec"] },
      ],
    },
    {
      name: "Circle fractions",
      source: "ISO 80000-3; SP811 B.8 (gon, revolution)",
      units: [
        { id: "turn", name: "Turn (revolution)", symbol: "tr", factor: "rev", aliases: ["rev", "revolution", "revolutions", "cycle", "full circle", "tau"] },
        { id: "half-turn", name: "Half turn (π rad)", symbol: "", factor: "rev/2", aliases: ["straight angle", "pi rad"] },
        { id: "quadrant", name: "Quadrant / right angle (90°)", symbol: "", factor: "rev/4", plural: "quadrants", aliases: ["right angle", "right angles", "quarter turn"] },
        { id: "sextant", name: "Sextant (60°)", symbol: "", factor: "rev/6" },
        { id: "octant", name: "Octant (45°)", symbol: "", factor: "rev/8" },
        { id: "sign", name: "Sign (zodiac, 30°)", symbol: "", factor: "rev/12" },
        { id: "compass-point", name: "Compass point (11.25°)", symbol: "", factor: "rev/32", aliases: ["point", "points"] },
        { unit: "gradian", aliases: ["grade"] },
        { id: "centigon", name: "Centesimal minute (cgon)", symbol: "ᶜ", factor: "gon/100", aliases: ["cgon"] },
        { id: "centesimal-second", name: "Centesimal second (0.1 mgon)", symbol: "ᶜᶜ", factor: "gon/10000" },
        { id: "binary-degree", name: "Binary degree (1/256 turn)", symbol: "brad", factor: "rev/256", exactness: "convention", aliases: ["brads"] },
      ],
    },
    {
      name: "Military mils",
      source: "SP811 B.8 (mil, 1/6400 turn); EPSG 9114 (1/6400 turn, beside 1/6000 and 1/6300)",
      units: [
        { id: "mil-nato", name: "Mil (NATO, 1/6400 turn)", symbol: "mil", factor: "rev/6400", exactness: "convention", plural: "NATO mils", aliases: ["mils", "nato mil", "angular mil"] },
        { id: "mil-soviet", name: "Mil (Warsaw Pact, 1/6000 turn)", symbol: "", factor: "rev/6000", exactness: "convention", plural: "Warsaw Pact mils", aliases: ["warsaw pact mil", "soviet mil"] },
        { id: "mil-swedish", name: "Streck (Sweden, 1/6300 turn)", symbol: "", factor: "rev/6300", exactness: "convention", plural: "Swedish streck", aliases: ["swedish mil"] },
      ],
    },
    {
      name: "Time angle",
      source: "IAU (24 h of hour angle make one turn)",
      units: [
        { id: "hour-angle", name: "Hour angle (15°)", symbol: "ʰ", factor: "15 deg", plural: "hours of angle", aliases: ["hour", "hours"], sexagesimal: "hours" },
        { id: "minute-of-time", name: "Minute of time (15′)", symbol: "ᵐ", factor: "15 arcmin", sexagesimal: "minutes" },
        { id: "second-of-time", name: "Second of time (15″)", symbol: "ˢ", factor: "15 arcsec" },
      ],
    },
  ],
  keywords: ["degrees", "radians", "dms", "minutes of arc", "moa", "mrad", "gon", "rotation"],
  related: ["angular-velocity", "solid-angle", "angular-acceleration", "frequency", "length", "torque"],
});
