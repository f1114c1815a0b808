import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "dn-to-nps",
    from: "dn",
    to: "nps",
    lead: "DN {50} pipe is NPS {=50}, and DN {100} is NPS {=100}.",
    about: "European and American drawings name the same steel pipe differently: DN by nominal millimeters, NPS by nominal inches.",
    familiar: [
      ["15", "a faucet’s supply"],
      ["25", "a house service"],
      ["50", "a heating riser"],
      ["100", "a sprinkler main"],
    ],
    faq: [
      {
        q: "Which NPS is DN 80?",
        a: "DN 80 is NPS 3. The names are labels from a table, and neither is the measured diameter.",
      },
    ],
  },
  {
    slug: "nps-to-dn",
    from: "nps",
    to: "dn",
    lead: "NPS {2} pipe is DN {=2}, and NPS {1/2} is DN {=1/2}.",
    about: "American pipe is ordered by NPS; metric catalogs list the same pipe by DN.",
    familiar: [
      ["1/2", "a faucet’s supply"],
      ["3/4", "a house service"],
      ["2", "a heating riser"],
      ["6", "a fire main"],
    ],
    faq: [
      {
        q: "Which DN is a 1-1/2-inch pipe?",
        a: "NPS 1 1/2 is DN 40. Threads and flanges still follow different standards.",
      },
    ],
  },
  {
    slug: "nps-to-outside-diameter-millimeters",
    from: "nps",
    to: "outside-diameter-millimeter",
    lead: "NPS {2} pipe is {=2} mm outside, NPS {1/2} is {=1/2} mm.",
    about: "Clamps, holes and insulation must fit the outside diameter, which is the same for every schedule.",
    familiar: [
      ["1/2", "a faucet’s supply"],
      ["1", "a gas line"],
      ["2", "a heating riser"],
      ["4", "a sprinkler main"],
    ],
    faq: [
      {
        q: "What is the outside diameter of a 3/4-inch steel pipe in millimeters?",
        a: "NPS 3/4 is 26.7 mm outside. Copper tube of the same name is thinner, 22.2 mm.",
      },
    ],
  },
  {
    slug: "dn-to-outside-diameter-millimeters",
    from: "dn",
    to: "outside-diameter-millimeter",
    lead: "DN {6} pipe is {=6} mm outside, DN {50} is {=50} mm.",
    about: "The DN is only a name; clamps, drilled holes and insulation need the outside diameter.",
    familiar: [
      ["6", "an instrument line"],
      ["15", "a faucet’s supply"],
      ["50", "a heating riser"],
      ["100", "a sprinkler main"],
    ],
    faq: [
      {
        q: "What is the outside diameter of DN 65 pipe in millimeters?",
        a: "DN 65 has 73 mm here, the American size. Some European tables give 76.1 mm, so measure before you order.",
      },
    ],
  },
]);
