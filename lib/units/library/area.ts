import type { LibraryUnits } from "../library-unit.ts";

export default {
  "square-meter": { name: "Square meter", symbol: "m²", factor: "m^2", aliases: ["sq m", "sqm", "m sq"] },
  "square-centimeter": { name: "Square centimeter", symbol: "cm²", factor: "cm^2", aliases: ["sq cm", "sqcm"] },
  "square-millimeter": { name: "Square millimeter", symbol: "mm²", factor: "mm^2", aliases: ["sq mm", "sqmm"] },
  "square-micrometer": { name: "Square micrometer", symbol: "µm²", factor: "µm^2", aliases: ["sq um", "square micron", "micron2"] },
  "square-nanometer": { name: "Square nanometer", symbol: "nm²", factor: "nm^2" },
  "square-inch": { name: "Square inch", symbol: "in²", factor: "in^2", plural: "square inches", aliases: ["sq in", "sqin", "square in", "in sq"] },
  "square-foot": { name: "Square foot", symbol: "ft²", factor: "ft^2", aliases: ["sq ft", "sqft", "square ft", "sf", "ft sq"] },
  "circular-mil": { name: "Circular mil", symbol: "cmil", factor: "cmil", aliases: ["circ mil", "cmils"] },
  kcmil: { name: "Thousand circular mils (MCM)", symbol: "kcmil", factor: "1000 cmil", plural: "thousand circular mils", aliases: ["mcm", "thousand circular mil", "thousand circular mils"] },
  "meter-fourth": { name: "Meter to the fourth", symbol: "m⁴", factor: "m^4", plural: "meters to the fourth power", aliases: ["meters^4"] },
  "decimeter-fourth": { name: "Decimeter to the fourth", symbol: "dm⁴", factor: "dm^4", plural: "decimeters to the fourth power" },
  "centimeter-fourth": { name: "Centimeter to the fourth", symbol: "cm⁴", factor: "cm^4", plural: "centimeters to the fourth power" },
  "millimeter-fourth": { name: "Millimeter to the fourth", symbol: "mm⁴", factor: "mm^4", plural: "millimeters to the fourth power" },
  "million-millimeter-fourth": { name: "10⁶ millimeters to the fourth", symbol: "10⁶ mm⁴", factor: "1e6 mm^4", plural: "million millimeters to the fourth power", aliases: ["10^6 mm4", "x10^6 mm4", "e6 mm4"] },
  "micrometer-fourth": { name: "Micrometer to the fourth", symbol: "µm⁴", factor: "µm^4", plural: "micrometers to the fourth power" },
  "inch-fourth": { name: "Inch to the fourth", symbol: "in⁴", factor: "in^4", plural: "inches to the fourth power", aliases: ["inches^4", "quartic inch"] },
  "foot-fourth": { name: "Foot to the fourth", symbol: "ft⁴", factor: "ft^4", plural: "feet to the fourth power", aliases: ["feet^4"] },
  "yard-fourth": { name: "Yard to the fourth", symbol: "yd⁴", factor: "yd^4", plural: "yards to the fourth power" },
} satisfies LibraryUnits;
