import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The curie is exactly 3.7 × 10¹⁰ Bq, so 1 mCi = 37 MBq and 1 nCi = 37 Bq.",
    "Activity measures decays, not dose: the effect on tissue depends on the nuclide and is given in sieverts.",
    "Concentrations such as pCi/L or Bq/m³ are a different quantity: 1 pCi/L of radon is 37 Bq/m³.",
    "A detector’s counts per minute are the disintegrations per minute times its efficiency.",
  ],
  pairs: [
    {
      slug: "becquerels-to-curies",
      from: "becquerel",
      to: "curie",
      about: "A becquerel is one decay per second, so most sources have huge numbers. US licenses and source certificates use curies; one is about the activity of a gram of radium.",
      familiar: [
        ["4000", "the potassium in an adult’s body, about"],
        ["37000", "the americium in a smoke detector, about"],
        ["370000000", "a dose for a PET scan, about"],
        ["37000000000", "one gram of radium-226, about"],
      ],
      faq: [
        {
          q: "How many curies is 1,000,000,000 Bq?",
          a: "1,000,000,000 Bq is 0.02703 Ci. It is one gigabecquerel, in the range of medical sources.",
        },
        {
          q: "Is a becquerel a large activity in curies?",
          a: "No: 1 Bq is 2.703 × 10⁻¹¹ Ci. Every adult contains several thousand becquerels of natural potassium-40 and carbon-14.",
        },
      ],
    },
    {
      slug: "curies-to-becquerels",
      from: "curie",
      to: "becquerel",
      about: "Source inventories in the United States are in curies. Transport papers and international safety categories use becquerels, usually with the prefix giga or tera.",
      familiar: [
        ["0.000001", "the americium in a smoke detector, about"],
        ["1", "one gram of radium-226, about"],
        ["10", "a fresh iridium-192 source for brachytherapy"],
        ["100", "a fresh iridium-192 source for checking welds"],
      ],
      faq: [
        {
          q: "How many becquerels is a 10 Ci iridium source?",
          a: "10 Ci is 370,000,000,000 Bq, or 370 GBq. Iridium-192 loses half of its activity in about 74 days.",
        },
        {
          q: "What is a microcurie, 0.000001 Ci, in becquerels?",
          a: "0.000001 Ci is 37,000 Bq. A household smoke detector contains about this much americium-241.",
        },
      ],
    },
    {
      slug: "millicuries-to-megabecquerels",
      from: "millicurie",
      to: "megabecquerel",
      about: "US nuclear medicine orders are in millicuries; product labels usually print megabecquerels as well, because confusing the two is a dosing error.",
      familiar: [
        ["10", "FDG for a PET scan, about"],
        ["20", "technetium-99m for a bone scan, about"],
        ["30", "technetium-99m for the stress part of a heart scan, about"],
        ["100", "iodine-131 after surgery for thyroid cancer, often"],
      ],
      faq: [
        {
          q: "How many MBq is a PET dose of 10 mCi?",
          a: "10 mCi is 370 MBq at the time on the label. Fluorine-18 loses half of its activity in under two hours, so the pharmacy dispenses more.",
        },
        {
          q: "What is 740 MBq in millicuries?",
          a: "740 MBq is 20 mCi. Round millicuries give multiples of 37 in megabecquerels.",
        },
      ],
    },
    {
      slug: "microcuries-to-kilobecquerels",
      from: "microcurie",
      to: "kilobecquerel",
      about: "American catalogs list check sources in microcuries, European ones in kilobecquerels.",
      familiar: [
        ["0.1", "the potassium-40 in an adult’s body, about"],
        ["1", "the americium in a smoke detector, about"],
        ["10", "a sealed cesium-137 check source, often"],
      ],
      faq: [
        {
          q: "How many kBq is a 10 µCi check source?",
          a: "10 µCi is 370 kBq on its calibration date. Cesium-137 loses half of it in thirty years, cobalt-60 in about five.",
        },
        {
          q: "What is 185 kBq in microcuries?",
          a: "185 kBq is 5 µCi. Many teaching sources have this activity.",
        },
      ],
    },
    {
      slug: "picocuries-to-becquerels",
      from: "picocurie",
      to: "becquerel",
      about: "US radon tests and drinking-water rules use picocuries per liter; the World Health Organization and Europe use becquerels.",
      familiar: [
        ["0.4", "radon in a liter of outdoor air in the US, average"],
        ["1.3", "radon in a liter of indoor air in the US, average"],
        ["4", "radon in a liter of air at the EPA’s action level"],
        ["15", "the US limit for alpha activity in a liter of drinking water"],
      ],
      faq: [
        {
          q: "What is the US drinking-water limit of 15 pCi in becquerels?",
          a: "15 pCi is 0.555 Bq in each liter of water. It covers alpha emitters except radon and uranium.",
        },
        {
          q: "How many picocuries is 1 Bq?",
          a: "1 Bq is 27.03 pCi. A radon level in Bq/m³ is 37 times the one in pCi/L, because the volume changes too.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["curies-to-becquerels"],
      q: "How do I convert curies to becquerels?",
      a: "Multiply by 37,000,000,000. One curie is 37 GBq, one millicurie 37 MBq, one microcurie 37 kBq and one nanocurie 37 Bq. A scan that uses 10 mCi of technetium-99m uses 370 MBq.",
    },
    {
      pairs: ["becquerels-to-curies"],
      q: "How do I convert becquerels to curies?",
      a: "Divide by 3.7 × 10¹⁰. One becquerel is 2.703 × 10⁻¹¹ Ci, or about 27.03 pCi. A smoke detector with 37 kBq of americium-241 contains 1 µCi.",
    },
    {
      pairs: ["picocuries-to-becquerels"],
      q: "How do I convert pCi/L to Bq/m³?",
      a: "Multiply by 37: a picocurie is 0.037 Bq and a cubic meter is 1,000 liters. The EPA action level for radon, 4 pCi/L, is 148 Bq/m³. This converter handles only the activity; convert the volume separately.",
    },
    {
      q: "Is dpm the same as cpm?",
      a: "No. Disintegrations per minute are the decays in the sample; counts per minute are the decays the detector registers. At an efficiency of 25%, 500 cpm means 2,000 dpm, which is 33.33 Bq or about 900.9 pCi.",
    },
    {
      q: "Can activity be converted to radiation dose?",
      a: "Not with a factor alone. The dose depends on the nuclide, the type and energy of its radiation, the distance and the exposure time. One becquerel of tritium and one becquerel of polonium-210 are equal activities with very different effects.",
    },
  ],
});
