import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Only units are converted, not definitions: a higher heating value stays a higher heating value. It exceeds the lower heating value by about 10% for natural gas and 2 to 5% for coal.",
    "Latent heat, battery specific energy and specific enthalpy have the same units and convert the same way.",
  ],
  pairs: [
    {
      slug: "megajoules-per-kilogram-to-btu-per-pound",
      from: "megajoule-per-kilogram",
      to: "btu-per-pound",
      about: "SI test reports give fuels in MJ/kg, American boiler and emission data in Btu/lb. Always say whether the value is higher or lower; the values below are higher ones.",
      rule: "× 430",
      familiar: [
        ["16", "firewood, air-dried, about"],
        ["24", "steam coal, about"],
        ["45.5", "diesel fuel, about"],
        ["50.4", "propane"],
        ["55.5", "methane"],
        ["141.8", "hydrogen"],
      ],
      faq: [
        {
          q: "What is diesel’s 45.5 MJ/kg in Btu/lb?",
          a: "45.5 MJ/kg is 19,561 Btu/lb. Propane, at 50.4 MJ/kg, gives 21,668 Btu/lb, about a tenth more from the same weight.",
        },
        {
          q: "How many Btu/lb does hydrogen’s 141.8 MJ/kg make?",
          a: "141.8 MJ/kg is 60,963 Btu/lb, about three times the figure of any oil. By volume it has only about a third of the energy of natural gas.",
        },
      ],
    },
    {
      slug: "btu-per-pound-to-megajoules-per-kilogram",
      from: "btu-per-pound",
      to: "megajoule-per-kilogram",
      about: "American coal contracts and wood data are in Btu per pound. Carbon accounting and plants abroad use megajoules per kilogram, or gigajoules per metric ton, the same number.",
      rule: "÷ 430",
      familiar: [
        ["970", "evaporating water at its boiling point"],
        ["6500", "lignite, about"],
        ["8000", "wood pellets, about"],
        ["12000", "bituminous coal, about"],
        ["20000", "gasoline, about"],
      ],
      faq: [
        {
          q: "What is coal of 12,000 Btu/lb in MJ/kg?",
          a: "12,000 Btu/lb is 27.91 MJ/kg. Lignite at 6,500 Btu/lb has 15.12 MJ/kg, so a plant burns nearly twice the weight of it.",
        },
        {
          q: "How many MJ/kg is a wood pellet of 8,000 Btu/lb?",
          a: "8,000 Btu/lb is 18.61 MJ/kg, about the value of pellets. Every percent of moisture takes off more than a percent, since water must be evaporated, too.",
        },
      ],
    },
    {
      slug: "kilojoules-per-kilogram-to-btu-per-pound",
      from: "kilojoule-per-kilogram",
      to: "btu-per-pound",
      about: "SI tables give enthalpies and latent heats of steam, ice and refrigerants in kJ/kg, American ones in Btu/lb. The factor follows from the definition of the Btu.",
      rule: "× 3, ÷ 7",
      familiar: [
        ["334", "melting ice"],
        ["419", "water from freezing to boiling"],
        ["2257", "evaporating water at 100 °C"],
        ["2676", "steam at 100 °C, from water at 0 °C"],
      ],
      faq: [
        {
          q: "What is the latent heat of ice, 334 kJ/kg, in Btu/lb?",
          a: "334 kJ/kg is 143.6 Btu/lb. The ton of refrigeration comes from it: one short ton of ice melting in a day.",
        },
        {
          q: "How many Btu/lb is steam with an enthalpy of 2,676 kJ/kg?",
          a: "2,676 kJ/kg is 1,150 Btu/lb, the value of saturated steam at atmospheric pressure. Of that, 2,257 kJ/kg or 970.3 Btu/lb is released when it condenses.",
        },
      ],
    },
    {
      slug: "kilocalories-it-per-kilogram-to-kilojoules-per-kilogram",
      from: "kilocalorie-it-per-kilogram",
      to: "kilojoule-per-kilogram",
      about: "Steam coal is traded by kilocalories per kilogram; boiler calculations and emission reports use kilojoules.",
      rule: "× 4, + 5%",
      familiar: [
        ["80", "melting ice, about"],
        ["539", "evaporating water at 100 °C"],
        ["4200", "Indonesian low-rank coal, a benchmark grade"],
        ["6000", "internationally traded steam coal, the benchmark grade"],
        ["10000", "oil, by definition of the metric ton of oil equivalent"],
      ],
      faq: [
        {
          q: "What is coal of 6,000 kcal/kg in kJ/kg?",
          a: "6,000 kcal/kg is 25,121 kJ/kg. A cheaper grade of 4,200 kcal/kg has 17,585 kJ/kg, so shipping it costs more per unit of heat.",
        },
        {
          q: "How many kJ/kg is the 10,000 kcal/kg of an oil equivalent?",
          a: "10,000 kcal/kg is 41,868 kJ/kg. Many energy statistics express every fuel in tons of this oil.",
        },
      ],
    },
    {
      slug: "megajoules-per-kilogram-to-kilowatt-hours-per-kilogram",
      from: "megajoule-per-kilogram",
      to: "kilowatt-hour-per-kilogram",
      about: "Heating costs, batteries and hydrogen are compared in kilowatt-hours; fuels are tested in megajoules. The values below for fuels are lower heating values.",
      rule: "÷ 3.6",
      familiar: [
        ["0.9", "a lithium-ion cell, about"],
        ["17.5", "wood pellets, about"],
        ["42.8", "diesel fuel, about"],
        ["50", "methane"],
        ["120", "hydrogen"],
      ],
      faq: [
        {
          q: "How many kWh/kg is hydrogen at 120 MJ/kg?",
          a: "120 MJ/kg is 33.33 kWh/kg. A car with 5 kg on board carries 5 × 33.33 = 166.7 kWh, of which a fuel cell turns about half into electricity.",
        },
        {
          q: "What is a battery of 0.9 MJ/kg in kWh/kg?",
          a: "0.9 MJ/kg is 0.25 kWh/kg. Diesel, at 42.8 MJ/kg, has 11.89 kWh/kg, almost fifty times as much before the losses of the engine.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["megajoules-per-kilogram-to-btu-per-pound"],
      q: "How do I convert MJ/kg to Btu/lb?",
      a: "Multiply by 429.9. Methane at 50 MJ/kg is 21,496 Btu/lb. The underlying factor is exact: 1 Btu/lb = 2.326 kJ/kg by definition of the International Table Btu.",
    },
    {
      pairs: ["kilojoules-per-kilogram-to-btu-per-pound"],
      q: "How do I convert Btu/lb to kJ/kg?",
      a: "Multiply by exactly 2.326. Coal at 12,000 Btu/lb is 27,912 kJ/kg, or 27.9 MJ/kg. The latent heat of water at 212 °F, 970.3 Btu/lb, is 2,257 kJ/kg.",
    },
    {
      q: "What is the difference between higher and lower heating value?",
      a: "The higher (gross) value includes the heat released when water vapor in the flue gas condenses; the lower (net) value does not. Europe tends to quote the lower, North America the higher. No unit conversion changes one into the other.",
    },
    {
      pairs: ["megajoules-per-kilogram-to-kilowatt-hours-per-kilogram"],
      general: true,
      q: "How do I convert MJ/kg to kWh/kg?",
      a: "Divide by 3.6: diesel at 45.5 MJ/kg (higher heating value) is 12.6 kWh/kg. For batteries, 1 MJ/kg is 277.8 W·h/kg.",
    },
    {
      pairs: ["kilocalories-it-per-kilogram-to-kilojoules-per-kilogram"],
      q: "Does kcal/kg for coal use the thermochemical or the International Table kilocalorie?",
      a: "The coal trade uses the International Table kilocalorie, 4.1868 kJ. Coal at 24 MJ/kg is then 5,732 kcal/kg. With the thermochemical kilocalorie, 4.184 kJ, it is 5,736, so for a 6,000 kcal/kg contract the choice makes a difference of 4 kcal/kg.",
    },
  ],
});
