import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
