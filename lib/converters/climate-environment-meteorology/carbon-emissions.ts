import { defineConverter } from "../../units/quantity.ts";

export default defineConverter({
  slug: "carbon-emissions",
  category: "climate-environment-meteorology",
  name: "Carbon Emissions (CO₂e) Converter",
  description: "Convert CO₂e masses, carbon mass and greenhouse gases by GWP, and everyday fuel equivalents.",
  base: { name: "kilogram CO₂-equivalent", symbol: "kg CO₂e" },
  baseFactor: "kg",
  defaultPair: ["tonne-co2e", "kilogram-co2e"],
  pairs: [
    { slug: "tonnes-co2e-to-kilograms-co2e", from: "tonne-co2e", to: "kilogram-co2e" },
    { slug: "kilograms-carbon-to-kilograms-co2e", from: "kilogram-carbon", to: "kilogram-co2e" },
    {
      slug: "kilograms-methane-fossil-to-kilograms-co2e",
      from: "kilogram-methane-fossil",
      to: "kilogram-co2e",
    },
    { slug: "tonnes-co2e-to-short-tons-co2e", from: "tonne-co2e", to: "short-ton-co2e" },
    { slug: "gallons-us-gasoline-to-kilograms-co2e", from: "gallon-us-gasoline", to: "kilogram-co2e" },
  ],
  parameters: [
    {
      id: "gwp-set",
      label: "Global warming potentials",
      unit: "",
      default: 6,
      min: 4,
      max: 6,
      fixed: true,
      hint: "Assessment report of the IPCC that the 100-year potentials are taken from; inventories under the Paris Agreement use AR5.",
      presets: [
        { label: "AR6 (2021)", value: 6 },
        { label: "AR5 (2013)", value: 5 },
        { label: "AR4 (2007)", value: 4 },
      ],
    },
  ],
  notes: [
    "CO₂ equivalents are conventions: the factors of methane and the other gases are 100-year global warming potentials, here from the IPCC report that you choose. The names say AR6 because that is the default.",
    "AR5 also prints 30 for fossil methane; this converter uses 28 for all methane in AR5, as countries do in their inventories. For sulfur hexafluoride the final AR6 table (7.SM.7) and the GHG Protocol have 24,300, which rules here; data files from before the report's corrections still carry 25,200.",
    "Carbon counts as 44/12 of its mass in CO₂, the ratio that the IPCC guidelines use; with the exact atomic masses it would be 3.6641 instead of 3.6667.",
    "Fuels are CO₂ from burning only, by the factors of the US EPA Greenhouse Gas Equivalencies Calculator; making and shipping the fuel comes on top.",
  ],
  groups: [
    {
      name: "CO₂e mass",
      source: "SI9 Table 8; HB44 App. C",
      units: [
        { id: "gram-co2e", name: "Gram CO₂e", symbol: "g CO₂e", factor: "g", plural: "grams CO₂e", aliases: ["g", "g co2", "gco2e"] },
        { id: "kilogram-co2e", name: "Kilogram CO₂e", symbol: "kg CO₂e", factor: "kg", plural: "kilograms CO₂e", aliases: ["kg", "kg co2", "kgco2e"] },
        { id: "tonne-co2e", name: "Tonne CO₂e", symbol: "t CO₂e", factor: "t", plural: "tonnes CO₂e", aliases: ["mtco2e", "t", "tco2e", "t co2", "tonnes", "metric tons co2e", "MTCO2e"] },
        { id: "kilotonne-co2e", name: "Kilotonne CO₂e", symbol: "kt CO₂e", factor: "kt", plural: "kilotonnes CO₂e", aliases: ["kt", "kt co2", "ktco2e"] },
        { id: "megatonne-co2e", name: "Megatonne CO₂e (million tonnes)", symbol: "Mt CO₂e", factor: "Mt", plural: "megatonnes CO₂e", aliases: ["Mt", "Mt co2", "MtCO2e", "MMTCO2e", "mmt"] },
        { id: "gigatonne-co2e", name: "Gigatonne CO₂e (billion tonnes)", symbol: "Gt CO₂e", factor: "Gt", plural: "gigatonnes CO₂e", aliases: ["Gt", "Gt co2", "GtCO2e"] },
        { id: "pound-co2e", name: "Pound CO₂e", symbol: "lb CO₂e", factor: "lb", plural: "pounds CO₂e", aliases: ["lb", "lbs", "lbs co2", "lbs co2e"] },
        { id: "short-ton-co2e", name: "Short ton CO₂e", symbol: "tn CO₂e", factor: "shortTon", plural: "short tons CO₂e", aliases: ["short tons", "us tons", "us tons co2"] },
        { id: "long-ton-co2e", name: "Long ton CO₂e", symbol: "LT CO₂e", factor: "longTon", plural: "long tons CO₂e", aliases: ["long tons"] },
      ],
    },
    {
      name: "Carbon (× 44/12)",
      source: "IPCC2006 vol. 2 ch. 1; IPCC-AR6 WG1 Table 5.1",
      units: [
        { id: "kilogram-carbon", name: "Kilogram of carbon", symbol: "kg C", factor: "44/12 kg", exactness: "convention", aliases: ["kgc"] },
        { id: "tonne-carbon", name: "Tonne of carbon", symbol: "t C", factor: "44/12 t", exactness: "convention", aliases: ["tc", "tonnes c"] },
        { id: "gigatonne-carbon", name: "Gigatonne of carbon (PgC)", symbol: "Gt C", factor: "44/12 Gt", exactness: "convention", aliases: ["gtc", "pgc", "petagram of carbon"] },
        { id: "ppm-atmospheric-co2", name: "ppm of atmospheric CO₂ (2.124 GtC)", symbol: "ppm", factor: "2.124 [gigatonne-carbon]", exactness: "convention", plural: "ppm of atmospheric CO₂", aliases: ["ppm co2", "ppmv"] },
      ],
    },
    {
      name: "Greenhouse gases, GWP-100",
      source: "IPCC-AR6 WG1 Tables 7.15 and 7.SM.7; IPCC-AR5 WG1 Table 8.A.1; IPCC-AR4 WG1 Table 2.14",
      units: [
        {
          id: "kilogram-methane-fossil",
          name: "Kilogram of methane, fossil (AR6 GWP-100)",
          symbol: "kg CH₄",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of fossil methane",
          aliases: ["kg fossil methane", "kg methane"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 29.8 (AR6), 28 (AR5), 25 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
        {
          id: "kilogram-methane-biogenic",
          name: "Kilogram of methane, non-fossil (AR6 GWP-100)",
          symbol: "kg CH₄",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of non-fossil methane",
          aliases: ["kg biogenic methane", "kg non-fossil methane"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 27.0 (AR6), 28 (AR5), 25 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
        {
          id: "kilogram-nitrous-oxide",
          name: "Kilogram of nitrous oxide (AR6 GWP-100)",
          symbol: "kg N₂O",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of nitrous oxide",
          aliases: ["kg n2o"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 273 (AR6), 265 (AR5), 298 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
        {
          id: "kilogram-hfc-134a",
          name: "Kilogram of HFC-134a (AR6 GWP-100)",
          symbol: "kg HFC-134a",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of HFC-134a",
          aliases: ["kg r-134a", "kg r134a"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 1526 (AR6), 1300 (AR5), 1430 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
        {
          id: "kilogram-hfc-32",
          name: "Kilogram of HFC-32 (AR6 GWP-100)",
          symbol: "kg HFC-32",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of HFC-32",
          aliases: ["kg r-32", "kg r32"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 771 (AR6), 677 (AR5), 675 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
        {
          id: "kilogram-sf6",
          name: "Kilogram of sulfur hexafluoride (AR6 GWP-100)",
          symbol: "kg SF₆",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilograms of sulfur hexafluoride",
          aliases: ["kg sf6"],
          formula: {
            toBase: "m(CO₂e) = m × GWP-100: 24,300 (AR6), 23,500 (AR5), 22,800 (AR4)",
            fromBase: "m = m(CO₂e) ÷ GWP-100",
          },
        },
      ],
    },
    {
      name: "Fuel burned",
      source: "EPA-GHG",
      units: [
        { id: "gallon-us-gasoline", name: "US gallon of gasoline burned", symbol: "gal", factor: "8.887 kg", exactness: "convention", plural: "US gallons of gasoline burned", aliases: ["gallons of gasoline", "gal gasoline"] },
        { id: "gallon-us-diesel", name: "US gallon of diesel burned", symbol: "gal", factor: "10.180 kg", exactness: "convention", plural: "US gallons of diesel burned", aliases: ["gallons of diesel", "gal diesel"] },
        { id: "therm-natural-gas", name: "Therm of natural gas burned", symbol: "thm", factor: "0.1*14.43*44/12 kg", exactness: "convention", plural: "therms of natural gas burned", aliases: ["therms", "therm"] },
        { id: "barrel-oil-burned", name: "Barrel of crude oil burned", symbol: "bbl", factor: "5.80*20.33*44/12 kg", exactness: "convention", plural: "barrels of crude oil burned", aliases: ["barrels of oil", "barrels"] },
      ],
    },
  ],
  faq: [
    {
      q: "How do I convert carbon to CO₂?",
      a: "Multiply the mass of carbon by 44/12 = 3.6667, because CO₂ weighs 44 where its carbon weighs 12. One tonne of carbon is 3.667 tonnes of CO₂. A price of 100 dollars per tonne of CO₂ is therefore 367 dollars per tonne of carbon.",
    },
    {
      q: "How much CO₂ does a gallon of gasoline make?",
      a: "8.887 kg (19.59 lb) per US gallon burned by the EPA's figure, and 10.18 kg for diesel. It is more than the fuel's own mass of about 2.8 kg since the oxygen comes from the air. A 15-gallon tank makes 133 kg.",
    },
    {
      q: "How many kilograms of CO₂e is 1 kg of methane?",
      a: "29.8 kg for fossil and 27.0 kg for non-fossil methane by AR6, 28 kg by AR5 and 25 kg by AR4, all over 100 years. Fossil methane is higher because the CO₂ it becomes is new to the atmosphere. Over 20 years the factor is about 81.",
    },
    {
      q: "What does one ppm of CO₂ in the atmosphere weigh?",
      a: "2.124 gigatonnes of carbon, which is 7.788 Gt of CO₂. Not all that is emitted stays in the air: oceans and land take up a little more than half, so it takes roughly 16 to 18 Gt of emissions to raise the concentration by 1 ppm.",
    },
    {
      q: "Is a ton of CO₂ 2000 pounds?",
      a: "Not in climate reports. They mean the tonne of 1000 kg (2204.6 lb). The US short ton is 907.18 kg, so 1 tonne of CO₂e is 1.1023 short tons. MMT and Mt both stand for a million tonnes; MT often means one metric ton.",
    },
    {
      q: "Which set of potentials should I choose?",
      a: "The one your reporting scheme asks for. Countries report with AR5 under the Paris Agreement, and many company standards ask for the latest report, AR6. AR4 is found in older inventories. The choice changes methane by up to 19 % and nitrous oxide by up to 12 %.",
    },
  ],
  keywords: ["carbon footprint", "co2", "co2 equivalent", "greenhouse gas", "gwp", "methane", "carbon dioxide"],
  related: ["solar-irradiance", "atmospheric-pressure", "humidity"],
});
