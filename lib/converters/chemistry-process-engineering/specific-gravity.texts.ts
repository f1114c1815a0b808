import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Specific gravity is density divided by that of water, both at 60 °F (15.56 °C), where water is 999.016 kg/m³ (API MPMS 11.1). No temperature correction is made.",
    "Plato and Brix are the percentage of sugar by mass at 20 °C, from cubic fits valid from 0 to 40 degrees. Their specific gravity is 20/20 °C and is taken here as equal to 60/60 °F. Brix follows its table within 0.002; Plato agrees with it to 0.03 up to 30 degrees and is 0.1 lower at 40.",
    "Baumé has two scales, one for liquids heavier than water and one for lighter liquids, where water is 10 °Bé; modulus 145 is the American one.",
    "API gravity runs backward: a lighter oil has a higher value, and water is 10 °API.",
  ],
  pairs: [
    {
      slug: "specific-gravity-to-api-gravity",
      from: "specific-gravity",
      to: "api-gravity",
      title: "Specific Gravity to API Gravity (SG to °API)",
      about: "Laboratories weigh an oil against water; the oil trade prices it by API degrees, which rise as the oil gets lighter. Gasoline is near sixty, bitumen near ten.",
      familiar: [
        ["0.74", "gasoline, about"],
        ["0.8", "kerosene, about"],
        ["0.85", "diesel fuel, about"],
        ["0.87", "light crude is below this, about"],
        ["1", "water"],
      ],
      faq: [
        {
          q: "What is diesel of specific gravity 0.85 in degrees API?",
          a: "SG 0.85 is 34.97 °API. Gasoline at SG 0.74 has 59.72 °API.",
        },
        {
          q: "Does an oil of specific gravity 1.02 have negative API gravity?",
          a: "No: SG 1.02 is 7.225 °API, and below ten it sinks in fresh water. Degrees turn negative only above SG 1.076.",
        },
        {
          q: "How much does one hundredth of specific gravity change the API gravity?",
          a: "More for light oils: from SG 0.80 to SG 0.81 it falls from 45.38 °API to 43.19 °API, and from SG 0.95 to SG 0.96 from 17.45 °API to 15.9 °API.",
        },
      ],
    },
    {
      slug: "api-gravity-to-specific-gravity",
      from: "api-gravity",
      to: "specific-gravity",
      title: "API Gravity to Specific Gravity (°API to SG)",
      about: "Crude oil is quoted in API degrees, but pump curves and hydrometers use specific gravity. The scale runs backward and is not linear.",
      familiar: [
        ["10", "water; heavier oils sink in it"],
        ["22.3", "the border between heavy and medium crude"],
        ["31.1", "the border between medium and light crude"],
        ["39.6", "West Texas Intermediate"],
        ["60", "gasoline, about"],
      ],
      faq: [
        {
          q: "What is the specific gravity of West Texas Intermediate at 39.6 °API?",
          a: "39.6 °API is SG 0.827. A barrel of it weighs about a sixth less than a barrel of water.",
        },
        {
          q: "Where does heavy crude begin in specific gravity, at 22.3 °API?",
          a: "22.3 °API is SG 0.92. Below ten degrees, bitumen is heavier than water: 8 °API is SG 1.014.",
        },
      ],
    },
    {
      slug: "brix-to-specific-gravity",
      from: "brix",
      to: "specific-gravity",
      about: "Winemakers, juice plants and home brewers read sugar in Brix with a refractometer; many hydrometers and recipes give specific gravity.",
      familiar: [
        ["10", "a sweet watermelon"],
        ["11", "cola"],
        ["11.8", "orange juice from concentrate, the US standard"],
        ["24", "grapes at harvest for a dry wine, about"],
      ],
      faq: [
        {
          q: "What specific gravity has grape must of 24 Brix?",
          a: "24 °Bx is SG 1.101. Fermented dry, such a wine has about fourteen percent alcohol.",
        },
        {
          q: "How many degrees Brix is a cider of specific gravity 1.05 before fermentation?",
          a: "SG 1.05 is 12.39 °Bx, typical of sweet apples. After fermentation starts, alcohol distorts the reading of a refractometer.",
        },
      ],
    },
    {
      slug: "plato-to-specific-gravity",
      from: "plato",
      to: "specific-gravity",
      about: "Breweries in Europe and craft brewers state the strength of wort in degrees Plato; homebrew recipes give the original gravity.",
      familiar: [
        ["8", "a light table beer, about"],
        ["12", "pilsner"],
        ["16", "bock, the German minimum"],
        ["18", "doppelbock, the German minimum"],
        ["24", "barley wine, about"],
      ],
      faq: [
        {
          q: "What original gravity does a pilsner of 12 °P have?",
          a: "12 °P is SG 1.048. Divide the last digits of the gravity by four for Plato: forty-eight makes twelve.",
        },
        {
          q: "Which degrees Plato is an original gravity of 1.065?",
          a: "SG 1.065 is 15.9 °P, almost a bock by German rules.",
        },
      ],
    },
    {
      slug: "api-gravity-to-kilograms-per-cubic-meter",
      from: "api-gravity",
      to: "kilogram-per-cubic-meter",
      title: "API Gravity to Density (°API to kg/m³)",
      about: "Crude is described by API degrees, but cargo weights and pressure drops are calculated from the density.",
      familiar: [
        ["10", "water"],
        ["22.3", "the border between heavy and medium crude"],
        ["31.1", "the border between medium and light crude"],
        ["39.6", "West Texas Intermediate"],
        ["60", "gasoline, about"],
      ],
      faq: [
        {
          q: "How many kg/m³ is West Texas Intermediate at 39.6 °API?",
          a: "39.6 °API is 826.2 kg/m³. A warmer cargo takes up more room for the same mass.",
        },
        {
          q: "What API gravity has fuel oil of 950 kg/m³?",
          a: "950 kg/m³ is 17.3 °API, a heavy oil. Light crude, above 31.1 °API, is below 869.4 kg/m³.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["specific-gravity-to-api-gravity", "api-gravity-to-specific-gravity"],
      q: "How do I convert API gravity to specific gravity?",
      a: "SG = 141.5 ÷ (°API + 131.5). For crude oil at 35 °API, that is 141.5 ÷ 166.5 = 0.84985, or 849.0 kg/m³ at 60 °F. In reverse, °API = 141.5 ÷ SG − 131.5.",
    },
    {
      pairs: ["brix-to-specific-gravity"],
      q: "How do I convert Brix to specific gravity?",
      a: "There is no constant factor; the sugar tables are used. 10 °Bx is SG 1.04003, 20 °Bx is 1.0830 and 40 °Bx is 1.17874. As a rule of thumb, each degree adds 0.004 at the low end.",
    },
    {
      pairs: ["plato-to-specific-gravity"],
      q: "Are Plato and Brix the same?",
      a: "Nearly: both are grams of sugar in 100 g of solution at 20 °C, from tables by different organizations. At SG 1.050 the fits give 12.388 °P and 12.387 °Bx. Brewers say Plato, juice and wine makers Brix; a refractometer reads Brix correctly only before fermentation.",
    },
    {
      q: "Why is 10 °API exactly the density of water?",
      a: "The formula was built that way: 141.5 ÷ (10 + 131.5) = 1. Oils above 10 °API float on water; those below sink. The reference is water at 60 °F, 999.016 kg/m³, not 1,000.",
    },
    {
      q: "Which Baumé scale do I need?",
      a: "For acids, lyes, syrups and brines, use the heavy scale, SG = 145 ÷ (145 − °Bé): sulfuric acid at 66 °Bé has SG 1.8354. For ammonia and light oils, use the light scale, SG = 140 ÷ (130 + °Bé): 26 °Bé ammonia has SG 0.8974.",
    },
    {
      q: "What are gravity points?",
      a: "Brewers’ shorthand for the thousandths above 1: SG 1.050 is 50 points, which is 12.39 °P. Degrees Oechsle for wine must are the same number, so must at 90 °Oe has SG 1.090 or 21.57 °Bx.",
    },
  ],
});
