import { defineQuantity } from "../../../units/define-quantity.ts";

/** Heat that a component stores per area: for figures of calculators; has no converter page. */
export default defineQuantity({
  slug: "areal-heat-capacity",
  category: "thermal-heat-transfer",
  name: "Areal Heat Capacity",
  description: "Heat stored in a building component per area and change of temperature.",
  base: { name: "joule per square meter kelvin", symbol: "J/(m²·K)" },
  baseFactor: "J/(m^2 K)",
  defaultPair: ["kilojoule-per-square-meter-kelvin", "btu-per-square-foot-fahrenheit"],
  commonValues: {},
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        {
          id: "kilojoule-per-square-meter-kelvin",
          name: "Kilojoule per square meter kelvin",
          symbol: "kJ/(m²·K)",
          factor: "kJ/(m^2 K)",
        },
      ],
    },
    {
      name: "US customary",
      source: "SP811 B.8",
      units: [
        {
          id: "btu-per-square-foot-fahrenheit",
          name: "Btu per square foot degree Fahrenheit",
          symbol: "Btu/(ft²·°F)",
          factor: "BtuIT/(ft^2 degF)",
          plural: "Btu per square foot degree Fahrenheit",
        },
      ],
    },
  ],
});
