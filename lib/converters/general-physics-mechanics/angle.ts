import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./angle.pairs.ts";

export default defineConverter({
  slug: "angle",
  category: "general-physics-mechanics",
  name: "Angle Converter",
  description: "Convert degrees, radians, gradians, arcminutes, turns and military mils.",
  base: { name: "radian", symbol: "rad" },
  baseFactor: "rad",
  defaultPair: ["degree", "radian"],
  commonUnits: ["degree", "arcminute", "arcsecond", "radian", "milliradian", "gradian", "turn"],
  pairs,
  commonValues: {
    degree: { example: "45", tables: [{ values: ["1", "5", "10", "15", "20", "22.5", "30", "36", "45", "60", "72", "75", "90", "120", "135", "150", "180", "225", "240", "270", "300", "315", "330", "360"] }] },
    radian: { example: "1.5", tables: [{ values: ["0.01", "0.1", "0.25", "0.5", "0.75", "1", "1.25", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "6"] }] },
    arcminute: { example: "30" },
    arcsecond: { example: "45" },
  },
  notes: [
    "Degrees, arcminutes and hours accept sexagesimal input: 12:34:56.7 and 12° 34′ 56.7″ are both read as 12.58241667°.",
    "A minute of time is 15 arcminutes and a second of time is 15 arcseconds, so the minutes of right ascension and declination are not the same.",
    "A mil is 1/6400 turn in NATO use, 1/6000 in the former Warsaw Pact and 1/6300 in Sweden; none of them is exactly a milliradian.",
    "Slopes in percent or 1:n are not proportional to the angle: use the Slope & Gradient Converter.",
  ],
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
  faq: [
    {
      pairs: ["degrees-to-radians", "radians-to-degrees"],
      q: "How do I convert degrees to radians?",
      a: "Multiply by π/180, about 0.01745. So 90° is π/2 = 1.571 rad and 45° is 0.7854 rad. In the other direction, multiply by 180/π: one radian is 57.3°.",
    },
    {
      exact: true,
      q: "How do I enter degrees, minutes and seconds?",
      a: "Type them with colons, as in 12:34:56.7, or with the usual marks, as in 12° 34' 56.7\". A minute is 1/60 and a second 1/3,600 of a degree, so this example is 12.5824°. Hours of angle work the same way: 1:30 is 1.5 h, or 22.5°.",
    },
    {
      q: "Is a mil the same as a milliradian?",
      a: 'Not quite. A circle has 2,000π = 6,283.19 milliradians, which armies rounded: NATO uses 6,400 mils per turn, the former Warsaw Pact 6,000 and Sweden 6,300. One NATO mil is 0.9817 mrad, so 100 mils are 98.17 mrad. Rifle scopes marked "mil" usually mean true milliradians.',
    },
    {
      q: "How big is one MOA at 100 yards?",
      a: 'One minute of angle (1/60°) is 0.0002909 rad, which spans 1.047 inches at 100 yards, or 29.1 mm at 100 m. The popular "one inch at 100 yards" is about 4.5% too small. One milliradian is 3.438 MOA, or 3.6 inches at 100 yards.',
    },
    {
      pairs: ["degrees-to-gradians"],
      q: "What is the difference between a gradian and a degree?",
      a: "A right angle has 100 gradians (gon) and 90 degrees, so 1 gon = 0.9° and 1° = 1.111 gon. Surveyors in continental Europe divide the gon decimally: a centesimal minute is 0.01 gon, not 1/60 of a gon. On a calculator, GRAD mode means gradians.",
    },
    {
      q: "Why is a minute of time not an arcminute?",
      a: "Right ascension is measured in hours: 24 h make a full circle, so 1 h = 15°, one minute of time = 15′ and one second of time = 15″. Declination uses ordinary arcminutes. Confusing the two kinds of minute causes a 15-fold error.",
    },
  ],
  keywords: ["degrees", "radians", "dms", "minutes of arc", "moa", "mrad", "gon", "rotation"],
  related: ["angular-velocity", "solid-angle", "angular-acceleration", "frequency", "length", "torque"],
});
