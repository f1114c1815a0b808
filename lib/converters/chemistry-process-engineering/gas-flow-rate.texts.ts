import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "“Standard” means nothing without its temperature and pressure, so every unit here names both. All are converted through moles by the ideal gas law, n = pV ÷ (RT).",
    "Compressibility is ignored: natural gas at 60 °F and 14.696 psia has about 0.2% more moles than the ideal gas.",
    "kg/h and lb/h need the molar mass of the gas, set next to the value (default: dry air, 28.9647 g/mol); the other units do not.",
    "For the actual flow in the pipe at its own pressure and temperature, use the Volumetric Flow Rate Converter.",
  ],
  pairs: [
    {
      slug: "normal-cubic-meters-per-hour-to-standard-cubic-feet-per-minute",
      from: "normal-cubic-meter-per-hour",
      to: "standard-cubic-foot-per-minute",
      about: "European nitrogen plants, electrolyzers and gas systems state flows at the freezing point, American equipment near room temperature. Both units count molecules, so the pressure in the pipe does not matter.",
      rule: "× 5, ÷ 8",
      familiar: [
        ["2.4", "natural gas for a 24 kW house boiler, about"],
        ["100", "the air of an 11 kW screw compressor, about"],
        ["200", "hydrogen from a 1 MW electrolyzer, about"],
      ],
      faq: [
        {
          q: "How many SCFM does a compressor of 250 Nm³/h deliver?",
          a: "250 Nm³/h is 155.5 SCFM. Ask the American supplier which standard temperature the figure refers to.",
        },
        {
          q: "Is 1 Nm³/h more gas than 1 SCFM?",
          a: "No: 1 Nm³/h is 0.6221 SCFM, so a flow of 60 SCFM needs 96.45 Nm³/h.",
        },
      ],
    },
    {
      slug: "standard-cubic-feet-per-minute-to-normal-cubic-meters-per-hour",
      from: "standard-cubic-foot-per-minute",
      to: "normal-cubic-meter-per-hour",
      about: "American air tools and blowers list their air in SCFM; European gas and air systems are often specified in normal cubic meters.",
      rule: "× 8, ÷ 5",
      familiar: [
        ["4", "the output of one compressor horsepower, about"],
        ["5", "an impact wrench in use, about"],
        ["12", "a spray gun, about"],
        ["100", "the output of a 25-horsepower compressor, about"],
      ],
      faq: [
        {
          q: "How many Nm³/h does an impact wrench of 5 SCFM need?",
          a: "5 SCFM is 8.037 Nm³/h while it runs, which is only part of the time.",
        },
        {
          q: "What European compressor in Nm³/h replaces one of 400 SCFM?",
          a: "400 SCFM is 643 Nm³/h. Altitude and heat thin the intake air, so choose the next larger size there.",
        },
      ],
    },
    {
      slug: "standard-liters-per-minute-to-standard-cubic-feet-per-hour",
      from: "standard-liter-per-minute",
      to: "standard-cubic-foot-per-hour",
      about: "Mass flow controllers read liters per minute at the freezing point; American rotameters and welding regulators read cubic feet per hour near room temperature.",
      rule: "× 9, ÷ 4",
      familiar: [
        ["2", "oxygen through a nasal cannula, about"],
        ["8", "argon for TIG welding, about"],
        ["15", "shielding gas for MIG welding, about"],
        ["50", "purging a small cabinet with nitrogen"],
      ],
      faq: [
        {
          q: "How many SCFH is shielding gas of 15 slpm?",
          a: "15 slpm is 33.59 SCFH, a usual setting for MIG welding. Too much flow stirs air into the gas.",
        },
        {
          q: "What do 20 SCFH mean on a controller in slpm?",
          a: "20 SCFH is 8.93 slpm, because the standard liter refers to colder, denser gas.",
        },
      ],
    },
    {
      slug: "standard-cubic-centimeters-per-minute-to-standard-liters-per-minute",
      from: "standard-cubic-centimeter-per-minute",
      to: "standard-liter-per-minute",
      about: "Chip plants and laboratories meter thin flows in cubic centimeters and purges in liters, on controllers from the same maker.",
      familiar: [
        ["1", "the carrier gas of a capillary column, about"],
        ["40", "hydrogen of a flame detector, about"],
        ["400", "the air of a flame detector, about"],
        ["1000", "a small purge"],
      ],
      faq: [
        {
          q: "Can a controller of 2 slpm hold a flow of 50 sccm?",
          a: "50 sccm is 0.05 slpm, a fortieth of its range and close to the lowest flow that many models control. Choose a smaller one.",
        },
        {
          q: "How many slpm is 400 sccm of air for a flame detector?",
          a: "400 sccm is 0.4 slpm. Both units count gas at the same temperature, so a factor of 1,000 is all.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["normal-cubic-meters-per-hour-to-standard-cubic-feet-per-minute"],
      q: "How do I convert Nm³/h to SCFM?",
      a: "Multiply by 0.622094 when SCFM means 60 °F and 14.696 psia: 100 Nm³/h is 62.21 SCFM. For SCFM at 68 °F and 14.7 psia the factor is 0.631499, giving 63.15. Both take the normal cubic meter as being at 0 °C and 1 atm.",
    },
    {
      pairs: ["standard-cubic-feet-per-minute-to-normal-cubic-meters-per-hour"],
      q: "How do I convert SCFM to Nm³/h?",
      a: "Multiply by 1.607 for SCFM at 60 °F and 14.696 psia: 100 SCFM is 160.7 Nm³/h. With compressor SCFM at 68 °F and 14.7 psia it is 158.4 Nm³/h. Multiplying by 1.699, the plain factor for cubic feet per minute, is off by 6 to 7% because it ignores the temperature.",
    },
    {
      q: "What is the difference between Nm³ and Sm³?",
      a: "The reference temperature. A normal cubic meter is taken at 0 °C, a standard cubic meter in the natural gas industry at 15 °C, both at 101.325 kPa. One Nm³ holds as much gas as 1.0549 Sm³.",
    },
    {
      q: "Which conditions does a mass flow controller use for sccm and slpm?",
      a: "The semiconductor standard (SEMI E12) is 0 °C and 101.325 kPa, as used here: 1 slpm is 0.0446150 mol/min. Some makers calibrate at 20, 21.1 or 25 °C, which changes the amount of gas by up to 9%; check the data sheet.",
    },
    {
      q: "How do I convert Nm³/h to kg/h?",
      a: "Multiply by the molar mass and divide by 22.414. Dry air, at 28.9647 g/mol, is 1.2923 kg per Nm³; nitrogen, at 28.014 g/mol, is 1.2498 kg. Choose the gas next to the value first.",
    },
    {
      q: "What do MSCFD and MMSCFD stand for?",
      a: "Thousand and million standard cubic feet per day; M is the Roman numeral for a thousand. At 60 °F and 14.696 psia, 1 MMSCFD is 1,116.3 Nm³/h, or 28,262 standard cubic meters per day at 15 °C.",
    },
  ],
});
