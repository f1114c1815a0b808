import { defineQuantity } from "../../../units/define-quantity.ts";

/**
 * Enthalpy of moist air per mass of dry air; has no converter page. SI counts from dry air at 0 °C, the
 * inch-pound system from dry air at 0 °F (ASHRAE Handbook — Fundamentals 2021, chapter 1, equation 30 in each
 * edition), so that a conversion adds the heat between them: 1.006 kJ/(kg·K) times 160/9 K, 7.689 Btu/lb.
 */
export default defineQuantity({
  slug: "moist-air-enthalpy",
  category: "thermal-heat-transfer",
  name: "Enthalpy of Moist Air",
  description: "Enthalpy of moist air, from dry air at 0 °C or at 0 °F.",
  base: { name: "joule per kilogram of dry air", symbol: "J/kg" },
  baseFactor: "J/kg",
  defaultPair: ["moist-air-kilojoule-per-kilogram", "moist-air-btu-per-pound"],
  commonValues: {},
  groups: [
    {
      name: "SI",
      source: "ASHRAE-F ch. 1",
      units: [
        {
          id: "moist-air-kilojoule-per-kilogram",
          name: "Kilojoule per kilogram of dry air",
          symbol: "kJ/kg",
          factor: "kJ/kg",
          plural: "kilojoules per kilogram of dry air",
        },
      ],
    },
    {
      name: "US customary",
      source: "ASHRAE-F ch. 1",
      units: [
        {
          id: "moist-air-btu-per-pound",
          name: "Btu per pound of dry air, from 0 °F",
          symbol: "Btu/lb",
          law: { kind: "affine", factor: "BtuIT/lb", offset: "-80480/10467" },
          exactness: "convention",
          plural: "Btu per pound of dry air",
        },
      ],
    },
  ],
});
