import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "tonnes-co2e-to-kilograms-co2e", from: "tonne-co2e", to: "kilogram-co2e" },
  { slug: "kilograms-carbon-to-kilograms-co2e", from: "kilogram-carbon", to: "kilogram-co2e", title: "Carbon to CO₂e (kg C to kg CO₂e)" },
  {
    slug: "kilograms-methane-fossil-to-kilograms-co2e",
    from: "kilogram-methane-fossil",
    to: "kilogram-co2e",
    title: "Methane to CO₂e (kg CH₄ to kg CO₂e)",
  },
  { slug: "tonnes-co2e-to-short-tons-co2e", from: "tonne-co2e", to: "short-ton-co2e" },
  { slug: "gallons-us-gasoline-to-kilograms-co2e", from: "gallon-us-gasoline", to: "kilogram-co2e", title: "Gallons of Gasoline to CO₂e (gal to kg CO₂e)" },
]);
