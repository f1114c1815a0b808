import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A permeability of one darcy passes 1 cm³/s of a 1 cP liquid through 1 cm² under a gradient of 1 atm/cm: exactly 10⁻¹² ÷ 1.01325 m², about 0.987 µm².",
    "This is the intrinsic permeability of the rock, independent of the fluid. Hydraulic conductivity (m/s, ft/day) depends on the fluid and has its own converter; magnetic permeability is unrelated.",
  ],
  pairs: [
    {
      slug: "millidarcies-to-square-meters",
      from: "millidarcy",
      to: "square-meter",
      about: "Core analysis reports rock permeability in millidarcies; simulators and research papers use square meters.",
      familiar: [
        ["0.1", "the usual upper limit of tight gas sands"],
        ["1", "a poor oil reservoir"],
        ["100", "a good oil reservoir"],
      ],
      faq: [
        {
          q: "What is a sandstone of 50 mD in m²?",
          a: "50 mD is 4.935 × 10⁻¹⁴ m². Such a rock makes a fair to good oil reservoir.",
        },
        {
          q: "How many millidarcies is 0.000000000001 m²?",
          a: "1 × 10⁻¹² m² is about 1,013 mD, close to one darcy.",
        },
      ],
    },
    {
      slug: "darcies-to-square-meters",
      from: "darcy",
      to: "square-meter",
      about: "The darcy comes from experiments with water through sand; one darcy passes 1 cm³/s of water through a cubic centimeter at a pressure drop of one atmosphere.",
      familiar: [
        ["0.1", "a good oil reservoir"],
        ["10", "clean sand, about"],
        ["1000", "gravel, about"],
      ],
      faq: [
        {
          q: "How many m² is 1 darcy?",
          a: "1 D is 9.869 × 10⁻¹³ m², often rounded to a square micrometer: 1 D is a permeability of about 1 µm².",
        },
        {
          q: "What is 0.00000000001 m² in darcies?",
          a: "1 × 10⁻¹¹ m² is about 10.13 D, a clean loose sand.",
        },
      ],
    },
    {
      slug: "square-meters-to-darcies",
      from: "square-meter",
      to: "darcy",
      about: "Groundwater and heat-storage models work in square meters; people who know reservoirs judge a rock by darcies or millidarcies.",
      familiar: [
        ["1e-15", "a poor oil reservoir, about 1 mD"],
        ["1e-13", "a good oil reservoir, about 100 mD"],
        ["1e-9", "gravel, about"],
      ],
      faq: [
        {
          q: "How many darcies is 0.000000000005 m²?",
          a: "5 × 10⁻¹² m² is about 5.066 D. Water passes easily through a sand like this.",
        },
        {
          q: "What is 10 D in m²?",
          a: "10 D is 9.869 × 10⁻¹² m². The area in the unit relates to the size of the pores, not to the sample.",
        },
      ],
    },
    {
      slug: "darcies-to-millidarcies",
      from: "darcy",
      to: "millidarcy",
      about: "Most reservoir rock lies far below one darcy, so logs and core reports use the thousandth of it; unconsolidated sand and proppant packs are quoted in whole darcies.",
      familiar: [
        ["0.0001", "the usual upper limit of tight gas sands"],
        ["0.1", "a good oil reservoir"],
        ["10", "clean sand, about"],
      ],
      faq: [
        {
          q: "How many millidarcies is a reservoir of 0.25 D?",
          a: "0.25 D is 250 mD, a very good sandstone.",
        },
        {
          q: "What is 20 mD in darcies?",
          a: "20 mD is 0.02 D. Rock like this needs long wells or fracturing for a high oil rate, while gas still flows well.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millidarcies-to-square-meters"],
      q: "How do I convert millidarcies to m²?",
      a: "Multiply by 9.869 × 10⁻¹⁶. A sandstone at 100 mD is 9.869 × 10⁻¹⁴ m². In reservoir work, 1 mD ≈ 10⁻¹⁵ m² is a common shortcut; it is 1.3% high.",
    },
    {
      pairs: ["darcies-to-square-meters", "square-meters-to-darcies"],
      q: "Is a darcy the same as a square micrometer?",
      a: "Almost: 1 D = 0.986923 µm². The difference comes from defining the darcy with an atmosphere of 101,325 Pa instead of 100,000 Pa. Some software rounds it to 1 µm², which is 1.3% off.",
    },
    {
      q: "How do I convert permeability to hydraulic conductivity?",
      a: "Multiply by the density and by gravity, then divide by the viscosity: K = k·ρ·g ÷ µ. For water at 20 °C (998.2 kg/m³, 1.002 mPa·s), 1 darcy gives about 9.64 × 10⁻⁶ m/s, or 0.833 m/day. The result depends on the fluid and temperature, so the two quantities have separate converters.",
    },
    {
      q: "What are typical permeabilities of rock?",
      a: "Clean gravel reaches thousands of darcies; good reservoir sandstone is 10 to 1,000 mD, tight gas sand is below 0.1 mD, and shale is well below 0.001 mD. In nanodarcies, 0.0001 mD is 100 nD.",
    },
    {
      q: "How is the darcy defined?",
      a: "By Darcy’s law: a rock’s permeability is 1 darcy if 1 cm³/s of a 1-centipoise liquid passes through each square centimeter under a gradient of 1 atmosphere per centimeter. In SI units that is 10⁻³ Pa·s × 10⁻⁴ m²/s ÷ 101,325 Pa = 9.869 × 10⁻¹³ m².",
    },
  ],
});
