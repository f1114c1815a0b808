import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "megajoules-per-cubic-meter-to-btu-per-cubic-foot",
    from: "megajoule-per-cubic-meter",
    to: "btu-per-cubic-foot",
    about: "Gas quality reports abroad are in MJ/m³; American pipelines and burners use Btu per cubic foot.",
    familiar: [
      ["12", "hydrogen, about"],
      ["38", "natural gas"],
      ["95", "propane gas, about"],
    ],
    faq: [
      {
        q: "What is natural gas of 40 MJ/m³ in Btu/ft³?",
        a: "40 MJ/m³ is 1,074 Btu/ft³. Both numbers must refer to the same temperature and pressure of the gas.",
      },
    ],
  },
  {
    slug: "btu-per-cubic-foot-to-megajoules-per-cubic-meter",
    from: "btu-per-cubic-foot",
    to: "megajoule-per-cubic-meter",
  },
  {
    slug: "megajoules-per-cubic-meter-to-kilowatt-hours-per-cubic-meter",
    from: "megajoule-per-cubic-meter",
    to: "kilowatt-hour-per-cubic-meter",
  },
  {
    slug: "kilowatt-hours-per-cubic-meter-to-btu-per-cubic-foot",
    from: "kilowatt-hour-per-cubic-meter",
    to: "btu-per-cubic-foot",
  },
]);
