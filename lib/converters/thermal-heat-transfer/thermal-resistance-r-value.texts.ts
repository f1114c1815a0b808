import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "An R-value without units, such as R-19, means h·ft²·°F/Btu in the United States but m²·K/W in Australia, New Zealand and most standards. The two differ by a factor of 5.678.",
    "The often-quoted factor 0.17611 is rounded from 0.176110183682…, which follows from the International Table Btu.",
    "A U-value is the reciprocal of the resistance of the whole assembly, including air films.",
  ],
  pairs: [
    {
      slug: "r-value-us-to-rsi",
      from: "r-value-us",
      to: "rsi",
      title: "R-Value to RSI (h·ft²·°F/Btu to m²·K/W)",
      about: "US insulation is labeled R-13 or R-38; Canada and Europe need RSI, the same idea in metric units. Batts that are sold on both sides of the border show both numbers.",
      rule: "× 7, ÷ 40",
      familiar: [
        ["3.6", "an inch of expanded polystyrene, about"],
        ["13", "the batt in a two-by-four wall"],
        ["19", "the batt in a two-by-six wall"],
        ["49", "an attic in much of the US, by code"],
        ["30", "insulation of a cathedral ceiling or a floor"],
      ],
      faq: [
        {
          q: "What is R-38 in RSI?",
          a: "R-38 is 6.69 m²·K/W. An attic at R-49 is 8.63 m²·K/W.",
        },
        {
          q: "Is Canadian RSI 3.5 in m²·K/W as good as R-20?",
          a: "Very nearly: R-20 is 3.522 m²·K/W. Canadian labels print both on the same batt.",
        },
        {
          q: "How much RSI in m²·K/W does a wall gain when an R-13 batt becomes R-21?",
          a: "From 2.289 m²·K/W to 3.698 m²·K/W, three-fifths more. An R-21 batt needs a two-by-six wall, and the studs still conduct heat past it.",
        },
      ],
    },
    {
      slug: "rsi-to-r-value-us",
      from: "rsi",
      to: "r-value-us",
      title: "RSI to R-Value (m²·K/W to h·ft²·°F/Btu)",
      about: "Metric insulation data are in RSI. For a wall, add up the layers in RSI first and convert the total once.",
      rule: "× 6, − 5%",
      familiar: [
        ["1", "4 cm of mineral wool, about"],
        ["2.5", "a European wall from the 1990s, about"],
        ["5", "a well-insulated new wall, about"],
        ["10", "a passive-house roof, about"],
      ],
      faq: [
        {
          q: "What US R-value is RSI 5?",
          a: "RSI 5 is 28.4 h·ft²·°F/Btu. Canadian packages print both numbers.",
        },
        {
          q: "What US R-value in h·ft²·°F/Btu does a passive-house roof of RSI 10 have?",
          a: "RSI 10 is R-56.78. Attics in the coldest zones of the US are built to nearly the same.",
        },
      ],
    },
    {
      slug: "u-value-si-to-rsi",
      from: "u-value-si",
      to: "rsi",
      title: "U-Value to RSI (W/(m²·K) to m²·K/W)",
      about: "A U-value says how much heat a wall lets through, RSI how well it resists. Each is 1 divided by the other.",
      rule: "1 ÷",
      familiar: [
        ["0.15", "a passive-house wall"],
        ["0.3", "a new wall, about"],
        ["1.1", "good double glazing"],
        ["5.8", "single glazing"],
      ],
      faq: [
        {
          q: "What RSI is a U-value of 0.25?",
          a: "A U-value of 0.25 W/(m²·K) is 4 m²·K/W. Both include the air films on the surfaces.",
        },
      ],
    },
    {
      slug: "clo-to-rsi",
      from: "clo",
      to: "rsi",
      title: "Clo to RSI (clo to m²·K/W)",
      about: "Clothing has an R-value, too: 1 clo is a business suit, which keeps a person comfortable at rest in a room of 21 °C.",
      rule: "× 15, ÷ 100",
      familiar: [
        ["0.3", "shorts and a T-shirt"],
        ["0.5", "light summer clothes"],
        ["1", "a business suit"],
        ["4", "Arctic clothing, about"],
      ],
      faq: [
        {
          q: "What RSI is 0.5 clo?",
          a: "0.5 clo is 0.0775 m²·K/W, as much as a few millimeters of wool felt.",
        },
        {
          q: "How does a clo compare with RSI for a blanket?",
          a: "Bedding is sold by the tog, a tenth of an RSI unit; 1 clo is 0.155 m²·K/W, so it is a little over one and a half togs.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["r-value-us-to-rsi", "rsi-to-r-value-us"],
      q: "How do I convert an R-value to RSI?",
      a: "Multiply the US R-value by 0.1761: R-19 is 19 × 0.1761 = 3.346 m²·K/W. To go back from RSI, multiply by 5.678: RSI 3.5 is about R-19.9.",
    },
    {
      pairs: ["u-value-si-to-rsi"],
      q: "How do I convert a U-value to an R-value?",
      a: "Take the reciprocal in the same system of units. A window with a U-value of 1.4 W/(m²·K) has an RSI of 1/1.4 = 0.714 m²·K/W, which is R-4.06 in US units. A US U-factor of 0.30 is R-3.33.",
    },
    {
      q: "Can I add R-values?",
      a: "Yes, for layers in series: R-13 batts behind R-5 sheathing add up to R-18 through the insulated cavity. U-values do not add. Heat bypasses the batts through studs and joists, so the whole wall performs below that sum.",
    },
    {
      q: "Is R-30 the same everywhere?",
      a: "No. R-30 in the United States is 5.283 m²·K/W. On metric labels in Australia and New Zealand, R 3.0 means 3.0 m²·K/W, about R-17 in US units.",
    },
    {
      pairs: ["clo-to-rsi"],
      q: "What is the R-value of a winter coat or a duvet?",
      a: "Clothing is rated in clo and bedding in tog: 1 clo = 0.155 m²·K/W and 1 tog = 0.1 m²·K/W. A business suit, about 1 clo, is R-0.88, and a 13.5-tog duvet is 1.35 m²·K/W or R-7.67.",
    },
    {
      q: "Does it matter which Btu is used?",
      a: "Barely: an R-value with the thermochemical Btu is 0.067% larger in SI units (0.1762 against 0.1761). US insulation labels and this converter use the International Table Btu unless the unit says otherwise.",
    },
  ],
});
