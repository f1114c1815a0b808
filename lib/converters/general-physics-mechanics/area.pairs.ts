import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
      ["7140", "a soccer pitch of 105 by 68 m"],
    ],
    faq: [
      {
        q: "How big is a 100-square-meter apartment in square feet?",
        a: "100 m² is 1,076 ft², roughly the size of a three-bedroom apartment. A studio of 30 m² is 322.9 ft².",
      },
    ],
  },
  {
    slug: "square-feet-to-square-meters",
    from: "square-foot",
    to: "square-meter",
    about: "Floor plans and paint cans from the United States use square feet; metric drawings, tiles and heating tables use square meters.",
    rule: "÷ 11",
    familiar: [
      ["200", "a two-car parking bay with room to walk"],
      ["400", "a two-car garage, about 20 by 20 ft"],
      ["2000", "a family house"],
      ["4700", "a basketball court, 94 by 50 ft"],
    ],
    faq: [
      {
        q: "How many square meters is a 2,000-square-foot house?",
        a: "2,000 ft² is 185.8 m². A room of 12 by 10 ft has 120 ft², which is 11.15 m².",
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
        a: "No: 1 acre is 0.4047 ha, and it takes 2.471 ac to make 1 ha. A farm of 500 acres has 202.3 ha.",
      },
    ],
  },
  {
    slug: "hectares-to-acres",
    from: "hectare",
    to: "acre",
    about: "Land registers, crop statistics and wildfire reports outside the United States count hectares; US land sales and fire crews count acres.",
    rule: "× 10, ÷ 4",
    familiar: [
      ["0.7", "a soccer pitch"],
      ["1", "a square of 100 by 100 m"],
      ["50", "a mid-sized European farm"],
      ["100", "one square kilometer"],
    ],
    faq: [
      {
        q: "How many acres is 10 hectares?",
        a: "10 ha is 24.71 ac. A yield of 8 tonnes from each hectare comes from 2.471 ac of land, so the yield per acre is 40% of the figure per hectare.",
      },
    ],
  },
  {
    slug: "square-kilometers-to-square-miles",
    from: "square-kilometer",
    to: "square-mile",
    about: "Areas of cities, lakes and countries: almanacs print square kilometers, US census tables square miles. A square mile is 640 acres.",
    rule: "× 4, ÷ 10",
    familiar: [
      ["1", "140 soccer pitches"],
      ["59", "Manhattan"],
      ["2590", "a square of 1,000 square miles"],
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
]);
