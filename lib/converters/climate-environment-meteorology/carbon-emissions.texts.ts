import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "CO₂ equivalents are conventions: the factors for methane and the other gases are 100-year global warming potentials from the IPCC report that you choose. The names say AR6 because that is the default.",
    "AR5 also lists 30 for fossil methane; this converter uses 28 for all methane in AR5, as countries do in their inventories. For sulfur hexafluoride, it uses the 24,300 of the final AR6 table (7.SM.7) and the GHG Protocol; data files that predate the report’s corrections still list 25,200.",
    "Carbon is counted as 44/12 times its mass in CO₂, the ratio in the IPCC guidelines; with exact atomic masses it would be 3.6641 instead of 3.6667.",
    "Fuel figures cover only CO₂ from burning, using factors from the US EPA Greenhouse Gas Equivalencies Calculator; making and shipping the fuel adds to that.",
  ],
  pairs: [
    {
      slug: "tonnes-co2e-to-kilograms-co2e",
      from: "tonne-co2e",
      to: "kilogram-co2e",
      about: "Companies, countries and carbon markets report in tonnes, while products, trips and meals are counted in kilograms.",
      familiar: [
        ["1", "a round trip New York–London in economy, about"],
        ["4.6", "an average US passenger car in a year"],
        ["14", "CO₂ of an average American in a year, about"],
      ],
      faq: [
        {
          q: "How many kg CO₂e is a car’s 4.6 tonnes CO₂e?",
          a: "4.6 tonnes is 4,600 kg CO₂e in a year, the EPA’s figure for a typical US car.",
        },
        {
          q: "What is 250 kg CO₂e in tonnes CO₂e?",
          a: "250 kg CO₂e is 0.25 t CO₂e. Carbon offsets are sold by the tonne, so four of these make one.",
        },
      ],
    },
    {
      slug: "kilograms-carbon-to-kilograms-co2e",
      from: "kilogram-carbon",
      to: "kilogram-co2e",
      title: "Carbon to CO₂e (kg C to kg CO₂e)",
      about: "Forestry, soil science and older climate papers count the carbon; markets and inventories count the carbon dioxide it becomes.",
      rule: "× 11, ÷ 3",
      familiar: [
        ["0.5", "a kilogram of dry wood, about"],
        ["0.64", "a liter of gasoline, about"],
        ["1000", "a tonne of carbon"],
      ],
      faq: [
        {
          q: "How much CO₂e is 0.5 kg of carbon in wood?",
          a: "0.5 kg C is 1.833 kg CO₂e. So a kilogram of dry wood has taken up nearly twice its weight in carbon dioxide.",
        },
        {
          q: "How many kilograms of carbon are in 100 kg CO₂e?",
          a: "100 kg CO₂e is 27.27 kg C; the rest is oxygen.",
        },
      ],
    },
    {
      slug: "kilograms-methane-fossil-to-kilograms-co2e",
      from: "kilogram-methane-fossil",
      to: "kilogram-co2e",
      title: "Methane to CO₂e (kg CH₄ to kg CO₂e)",
      about: "Leaks from wells, pipelines and mines are measured as methane and reported as carbon dioxide with the same warming over 100 years. The factor depends on the IPCC report that the scheme names.",
      rule: "× 30",
      familiar: [
        ["0.7", "a cubic meter of methane, about"],
        ["1", "a kilogram of fossil methane, by AR6"],
        ["19", "a thousand cubic feet of methane, about"],
      ],
      faq: [
        {
          q: "What is a leak of 10 kg of fossil methane in kg CO₂e?",
          a: "By AR6, 10 kg of fossil methane is 298 kg CO₂e. Burned in a flare, it would have made only about 27.4 kg of CO₂.",
        },
        {
          q: "How much fossil methane is 1,000 kg CO₂e?",
          a: "1,000 kg CO₂e is 33.56 kg CH₄ of fossil methane by AR6, which fills about fifty cubic meters.",
        },
      ],
    },
    {
      slug: "tonnes-co2e-to-short-tons-co2e",
      from: "tonne-co2e",
      to: "short-ton-co2e",
      about: "Some US state rules, air permits and power-market data count short tons of CO₂; federal and international reports count metric tonnes.",
      rule: "+ 10%",
      familiar: [
        ["1", "a round trip New York–London in economy, about"],
        ["4.6", "an average US passenger car in a year"],
        ["25000", "the EPA’s threshold for reporting a facility"],
      ],
      faq: [
        {
          q: "How many short tons CO₂e is 25,000 tonnes CO₂e?",
          a: "25,000 t CO₂e is about 27,560 tn CO₂e. The threshold of the federal reporting program is in metric tonnes.",
        },
        {
          q: "What are 100 short tons CO₂e in tonnes CO₂e?",
          a: "100 short tons is 90.72 t CO₂e. Allowances of the northeastern states’ RGGI market are for one short ton each.",
        },
      ],
    },
    {
      slug: "gallons-us-gasoline-to-kilograms-co2e",
      from: "gallon-us-gasoline",
      to: "kilogram-co2e",
      title: "Gallons of Gasoline to CO₂e (gal to kg CO₂e)",
      about: "Fuel receipts are the simplest start of a carbon footprint. The figure is for burning pure gasoline; with ethanol in it, the fossil part is a little lower.",
      rule: "× 9",
      familiar: [
        ["1", "24 miles in an average US car, about"],
        ["14", "a tank of a midsize car, about"],
        ["500", "a car for 12,000 miles at 24 mpg"],
      ],
      faq: [
        {
          q: "How many kg CO₂e does 20 gallons of gasoline make?",
          a: "20 gallons of gasoline make about 177.7 kg CO₂e. Oxygen from the air makes up most of that weight.",
        },
        {
          q: "How many gallons of gasoline make 100 kg CO₂e?",
          a: "100 kg CO₂e come from 11.25 gal of gasoline: less than one fill of a midsize car.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilograms-carbon-to-kilograms-co2e"],
      q: "How do I convert carbon to CO₂?",
      a: "Multiply the mass of carbon by 44/12 = 3.6667, because CO₂ weighs 44 where its carbon weighs 12. One tonne of carbon is 3.667 tonnes of CO₂. A price of 100 dollars per tonne of CO₂ is therefore 367 dollars per tonne of carbon.",
    },
    {
      pairs: ["gallons-us-gasoline-to-kilograms-co2e"],
      q: "How much CO₂ does a gallon of gasoline make?",
      a: "By EPA figures, 8.887 kg (19.59 lb) per US gallon burned; for diesel, 10.18 kg. That is more than the fuel’s own mass of about 2.8 kg because the oxygen comes from the air. A 15-gallon tank makes 133 kg.",
    },
    {
      pairs: ["kilograms-methane-fossil-to-kilograms-co2e"],
      q: "How many kilograms of CO₂e is 1 kg of methane?",
      a: "29.8 kg for fossil and 27.0 kg for non-fossil methane by AR6, 28 kg by AR5 and 25 kg by AR4, all over 100 years. Fossil methane is higher because the CO₂ it becomes is new to the atmosphere. Over 20 years the factor is about 81.",
    },
    {
      q: "What does one ppm of CO₂ in the atmosphere weigh?",
      a: "2.124 gigatonnes of carbon, which is 7.788 Gt of CO₂. Not everything emitted stays in the air: oceans and land take up a little more than half, so it takes roughly 16 to 18 Gt of emissions to raise the concentration by 1 ppm.",
    },
    {
      pairs: ["tonnes-co2e-to-short-tons-co2e"],
      q: "Is a ton of CO₂ 2,000 pounds?",
      a: "Not in climate reports. They mean the tonne of 1,000 kg (2,204.6 lb). The US short ton is 907.18 kg, so 1 tonne of CO₂e is 1.1023 short tons. MMT and Mt both mean a million tonnes; MT often means one metric ton.",
    },
    {
      q: "Which set of potentials should I choose?",
      a: "The one your reporting scheme requires. Countries report with AR5 under the Paris Agreement, and many corporate standards call for the latest report, AR6. AR4 is found in older inventories. The choice changes methane by up to 19% and nitrous oxide by up to 12%.",
    },
  ],
});
