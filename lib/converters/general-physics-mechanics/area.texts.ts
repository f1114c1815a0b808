import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "“Acre” here is the international acre of 43,560 ft². The US survey acre, retired at the end of 2022, is four parts per million larger.",
    "The bigha, katha and marla are omitted because each varies from state to state by a factor of four or more.",
    "The South African morgen is the Surveyor-General’s 8,565.32 m²; the Puerto Rican cuerda is 5,625 square varas of 0.698737 m² each.",
  ],
  pairs: [
    {
      slug: "square-meters-to-square-feet",
      from: "square-meter",
      to: "square-foot",
      about: "Apartments are advertised in square meters in most countries and in square feet in the United States, Canada, India and Hong Kong. A square meter is nearly 11 square feet.",
      rule: "× 11",
      familiar: [
        ["10", "a child’s bedroom"],
        ["18", "a one-car garage"],
        ["85", "a two-bedroom apartment"],
        ["7140", "a soccer field of 105 by 68 m"],
      ],
      faq: [
        {
          q: "How big is a 100-square-meter apartment in square feet?",
          a: "100 m² is 1,076 ft², a large two-bedroom or a small three-bedroom apartment. A studio of 30 m² is 322.9 ft².",
        },
        { q: "How do I compare a price per square meter with one per square foot?", a: "Divide the price per square meter by 10.764, since 1 m² is 10.76 ft²: $3,000 per square meter is about $279 per square foot." },
      ],
    },
    {
      slug: "square-feet-to-square-meters",
      from: "square-foot",
      to: "square-meter",
      about: "American floor plans and paint cans use square feet; metric drawings, tile boxes and heating tables use square meters.",
      rule: "÷ 11",
      familiar: [
        ["162", "a parking space, 9 by 18 ft"],
        ["400", "a two-car garage, about 20 by 20 ft"],
        ["2000", "a family house"],
        ["4700", "a basketball court, 94 by 50 ft"],
      ],
      faq: [
        {
          q: "How many square meters is a 2,000-square-foot house?",
          a: "2,000 ft² is 185.8 m². A room of 12 by 10 ft has 120 ft², which is 11.15 m².",
        },
        {
          q: "Is a metric sheet of plywood the same area in square meters as a 4-by-8-foot one?",
          a: "No, it is a little larger. The American sheet has 32 ft², or 2.973 m²; the metric one of 1.25 by 2.5 m has 3.125 m², or 33.64 ft².",
        },
      ],
    },
    {
      slug: "acres-to-hectares",
      from: "acre",
      to: "hectare",
      about: "Farms and lots in the United States and Britain are sold by the acre, almost everywhere else by the hectare. An acre is 43,560 square feet; a hectare is a square with sides of 100 m.",
      rule: "× 4, ÷ 10",
      familiar: [
        ["1", "three-quarters of an American football field with end zones"],
        ["40", "a quarter of a quarter section"],
        ["160", "a homestead under the Act of 1862"],
        ["843", "Central Park in New York"],
      ],
      faq: [
        {
          q: "Is an acre bigger than a hectare?",
          a: "No: 1 acre is 0.4047 ha, and it takes 2.471 ac to make 1 ha. A farm of 500 acres is 202.3 ha.",
        },
        { q: "How do I convert bushels per acre to metric tons per hectare?", a: "1 acre is 0.4047 ha, and a bushel of corn weighs 56 lb, so 180 bushels of corn per acre is 11.3 metric tons per hectare." },
      ],
    },
    {
      slug: "hectares-to-acres",
      from: "hectare",
      to: "acre",
      about: "Land registers, crop statistics and wildfire reports outside the United States use hectares; US land sales and fire crews use acres.",
      rule: "× 10, ÷ 4",
      familiar: [
        ["0.7", "a soccer field"],
        ["1", "a square of 100 by 100 m"],
        ["17", "the average farm in the European Union, about"],
        ["100", "one square kilometer"],
      ],
      faq: [
        {
          q: "How many acres is 10 hectares?",
          a: "10 ha is 24.71 ac. A yield of 8 tonnes from each hectare comes from 2.471 ac of land, so the yield per acre is 40% of the figure per hectare.",
        },
        { q: "How many acres is a wildfire of 1,000 hectares?", a: "1,000 ha is 2,471 ac, nearly four square miles. Canadian fire reports use hectares, American ones acres." },
      ],
    },
    {
      slug: "square-kilometers-to-square-miles",
      from: "square-kilometer",
      to: "square-mile",
      about: "Most almanacs give the areas of cities, lakes and countries in square kilometers, US census tables in square miles. A square mile is 640 acres.",
      rule: "× 4, ÷ 10",
      familiar: [
        ["1", "140 soccer fields"],
        ["59", "the land of Manhattan"],
        ["2586", "Luxembourg"],
        ["9800000", "the United States, about"],
      ],
      faq: [
        {
          q: "Is a square mile more than two square kilometers?",
          a: "Yes: 1 mi² is 2.59 km², because the factor for length, 1.609, applies twice. Thus 100 km² is 38.61 mi².",
        },
        {
          q: "How many square miles is a wildfire of 50 square kilometers?",
          a: "50 km² is 19.31 mi². News reports often use acres: 50 km² is about 12,360 ac.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["square-meters-to-square-feet", "square-feet-to-square-meters"],
      q: "How do I convert square meters to square feet?",
      a: "Multiply by 10.7639, because (1 ÷ 0.3048)² = 10.7639. A 100 m² apartment is 1,076.39 ft². Going the other way, 1,500 ft² is 139.355 m². A common mistake is to multiply by the length factor, 3.28084, without squaring it.",
    },
    {
      pairs: ["acres-to-hectares", "hectares-to-acres"],
      q: "How big is an acre in hectares and in square feet?",
      a: "An acre is 43,560 ft², which is 0.404686 ha or 4,046.86 m². So 10 acres is 4.04686 ha, and 1 ha is 2.47105 acres. An American football field with its end zones covers 1.322 acres.",
    },
    {
      q: "Does it matter whether I pick the acre or the US survey acre?",
      a: "Rarely: they differ by four parts per million, about 16 m² on 1,000 acres. Use the survey acre only when a document specifies survey feet or gives areas recorded before 2023 to seven digits. New US work uses the international acre.",
    },
    {
      q: "What is a circular mil and how many are in a square millimeter?",
      a: "It is the area of a circle one mil (0.001 in) across: π/4 of a square mil. It is convenient because a wire’s area in circular mils is simply its diameter in mils, squared. 250 kcmil is 126.677 mm², and 1 mm² is 1,973.53 circular mils.",
    },
    {
      q: "How many square meters is one pyeong or tsubo?",
      a: "Both are 400/121 m² (3.30579 m²), a square with sides of six shaku of 10/33 m. A 30-pyeong apartment is 99.17 m² (1,067.5 ft²). Taiwan’s ping is the same size.",
    },
    {
      q: "Is a dunam the same everywhere?",
      a: "No. The metric dunam of Israel, Jordan, Lebanon and Turkey is 1,000 m², about a quarter acre (0.2471). The Ottoman dunam was about 919 m², and the Iraqi dunam is 2,500 m². This converter uses the metric dunam; the Greek stremma is the same size.",
    },
  ],
});
