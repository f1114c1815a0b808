import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The reference state of the gas is not converted. A cubic meter at 60 °F and a cubic meter at 0 °C hold different amounts of gas, so compare values only at the same reference temperature and pressure.",
    "A therm here is 100,000 International Table Btu. The US legal therm differs by 0.024%.",
  ],
  pairs: [
    {
      slug: "megajoules-per-cubic-meter-to-btu-per-cubic-foot",
      from: "megajoule-per-cubic-meter",
      to: "btu-per-cubic-foot",
      about: "Gas quality reports abroad are in MJ/m³; American pipelines and burners use Btu per cubic foot. Check whether the number is gross or net: for natural gas, the two are about a tenth apart.",
      familiar: [
        ["12", "hydrogen, about"],
        ["38", "natural gas, about"],
        ["94", "propane gas, about"],
        ["22", "raw biogas, about"],
      ],
      faq: [
        {
          q: "What is natural gas of 40 MJ/m³ in Btu/ft³?",
          a: "40 MJ/m³ is 1,074 Btu/ft³. Both numbers must refer to the same temperature and pressure of the gas.",
        },
        {
          q: "Is biogas of 22 MJ/m³ below 600 Btu/ft³?",
          a: "Slightly: 22 MJ/m³ is 590.5 Btu/ft³. A burner set for natural gas would give only about half its heat.",
        },
        {
          q: "What does Britain’s usual range of 37.5 MJ/m³ to 43 MJ/m³ mean in Btu/ft³?",
          a: "37.5 MJ/m³ is 1,006 Btu/ft³ and 43 MJ/m³ is 1,154 Btu/ft³. Gas bills there print the value for the period.",
        },
      ],
    },
    {
      slug: "btu-per-cubic-foot-to-megajoules-per-cubic-meter",
      from: "btu-per-cubic-foot",
      to: "megajoule-per-cubic-meter",
      about: "American utilities state the Btu in a cubic foot of gas; pipelines and burners abroad are rated in megajoules per cubic meter. Compare at the same temperature and pressure.",
      rule: "× 3, ÷ 80",
      familiar: [
        ["325", "hydrogen, gross, about"],
        ["600", "raw biogas with 60% methane, about"],
        ["1012", "pure methane, gross, about"],
        ["1037", "US natural gas, average, about"],
        ["2516", "propane gas, gross, about"],
      ],
      faq: [
        {
          q: "What is natural gas of 1,000 Btu/ft³ in MJ/m³?",
          a: "1,000 Btu/ft³ is 37.26 MJ/m³. The US average of 1,037 Btu/ft³ is 38.64 MJ/m³.",
        },
        {
          q: "How many MJ/m³ does propane gas of 2,516 Btu/ft³ have?",
          a: "2,516 Btu/ft³ is 93.74 MJ/m³, two and a half times natural gas. That is why a burner needs smaller orifices for propane.",
        },
      ],
    },
    {
      slug: "megajoules-per-cubic-meter-to-kilowatt-hours-per-cubic-meter",
      from: "megajoule-per-cubic-meter",
      to: "kilowatt-hour-per-cubic-meter",
      about: "British and European meters count cubic meters, but bills charge kilowatt-hours. The calorific value that connects them is often published in megajoules.",
      rule: "÷ 3.6",
      familiar: [
        ["12.7", "hydrogen at 0 °C, gross"],
        ["22", "raw biogas, about"],
        ["39.5", "natural gas in Britain, about"],
        ["100", "propane gas at 0 °C, about"],
      ],
      faq: [
        {
          q: "What is a British calorific value of 39.5 MJ/m³ in kWh/m³?",
          a: "39.5 MJ/m³ is 10.97 kWh/m³. For a hundred cubic meters that is 1,097 kWh, before the bill’s small correction for temperature and pressure.",
        },
        {
          q: "How many kWh/m³ does biogas of 22 MJ/m³ have?",
          a: "22 MJ/m³ is 6.111 kWh/m³, a bit more than half of pipeline gas, because much of biogas is carbon dioxide.",
        },
      ],
    },
    {
      slug: "kilowatt-hours-per-cubic-meter-to-btu-per-cubic-foot",
      from: "kilowatt-hour-per-cubic-meter",
      to: "btu-per-cubic-foot",
      about: "Gas networks in much of Europe state kilowatt-hours per normal cubic meter, measured at 0 °C; American burners are rated in Btu per cubic foot.",
      familiar: [
        ["3.5", "hydrogen, gross, about"],
        ["9.8", "Dutch and north German L-gas, about"],
        ["11.3", "H-gas, about"],
        ["28", "propane gas, gross, about"],
      ],
      faq: [
        {
          q: "What is H-gas of 11.3 kWh/m³ in Btu/ft³?",
          a: "11.3 kWh/m³ is 1,092 Btu/ft³ of gas at the same reference. L-gas of 9.8 kWh/m³ is 946.9 Btu/ft³.",
        },
        {
          q: "Why does 10.5 kWh/m³ not give the Btu/ft³ on an American data sheet of the same gas?",
          a: "10.5 kWh/m³ is 1,015 Btu/ft³, but at 0 °C. The American foot is measured at 60 °F, where it holds about 5% less gas.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["megajoules-per-cubic-meter-to-btu-per-cubic-foot", "btu-per-cubic-foot-to-megajoules-per-cubic-meter"],
      q: "How do I convert MJ/m³ to Btu/ft³?",
      a: "Multiply by 26.84. Natural gas at 38.64 MJ/m³ is 1,037 Btu/ft³. This is only a change of units, valid when both values refer to the same temperature and pressure.",
    },
    {
      pairs: ["megajoules-per-cubic-meter-to-kilowatt-hours-per-cubic-meter"],
      q: "How do I convert MJ/m³ to kWh/m³ for my gas bill?",
      a: "Divide by 3.6: a calorific value of 38.3 MJ/m³ is 10.64 kWh/m³. Multiply that by the corrected volume in cubic meters to get the kilowatt-hours on the bill.",
    },
    {
      q: "Why does my result differ from a gas supplier’s table?",
      a: "Usually because the reference state differs. A normal cubic meter (0 °C) holds 5.5% more gas than one at 15 °C and the same pressure: 39.0 MJ/m³ at 0 °C is the same gas as 36.97 MJ/m³ at 15 °C. The choice of gross or net value makes another 10% difference.",
    },
    {
      q: "How do I convert Btu per gallon to MJ/L?",
      a: "Multiply by 0.0002787: US gasoline at 120,214 Btu/gal is 33.51 MJ/L. For imperial gallons the factor is 0.0002321, because the imperial gallon is 20% larger.",
    },
    {
      q: "How many therms are in a Ccf of natural gas?",
      a: "A Ccf is 100 cubic feet. At 1,037 Btu/ft³ it contains 103,700 Btu, or 1.037 therms. In this converter, 1 thm/Ccf equals exactly 1,000 Btu/ft³, or 37.259 MJ/m³.",
    },
  ],
});
