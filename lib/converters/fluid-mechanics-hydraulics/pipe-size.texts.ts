import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "NPS and DN are designations, not lengths: no part of a DN 50 pipe measures 50 mm. Sizes are looked up in ASME B36.10; if a size is not in the table, the nearest sizes are shown.",
    "Each size has one outside diameter for all schedules; the schedule changes the wall thickness and therefore the bore. From NPS 14 up, the outside diameter in inches equals the NPS.",
    "The standard rounds its inch and millimeter columns separately, and both are given as published: NPS 18 is 18 in and 457 mm, not 457.2 mm. Diameters from either column are recognized.",
    "European pipe to EN 10220 series 1 differs at DN 65 (76.1 mm instead of 73.0 mm) and DN 125 (139.7 mm instead of 141.3 mm).",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["dn-to-nps"],
      q: "What is DN 50 in inches?",
      a: "DN 50 is NPS 2, often called two-inch pipe. Its outside diameter is 2.375 in or 60.3 mm, and no part of it measures exactly 2 in or 50 mm. The bore depends on the schedule: 2.067 in for schedule 40.",
    },
    {
      pairs: ["nps-to-dn"],
      q: "How do I convert NPS to DN?",
      a: "From NPS 4 up, multiply by 25: NPS 6 is DN 150 and NPS 24 is DN 600. Smaller sizes must be looked up: NPS 1/2 is DN 15, 3/4 is DN 20, 1 is DN 25, 1 1/4 is DN 32, 1 1/2 is DN 40, 2 is DN 50, 2 1/2 is DN 65 and 3 is DN 80.",
    },
    {
      pairs: ["nps-to-outside-diameter-millimeters"],
      q: "What is the outside diameter of a 1-inch pipe?",
      a: "It is 1.315 in, or 33.4 mm, for every schedule. Nominal pipe size began as the approximate bore of standard-wall pipe; the outside diameter stayed fixed when thinner and thicker walls were introduced, so that threads and fittings would still fit.",
    },
    {
      pairs: ["dn-to-outside-diameter-millimeters"],
      q: "Which pipe size has an outside diameter of 114.3 mm?",
      a: "NPS 4 (DN 100), which is 4.500 in or 114.3 mm. If your caliper is too small, measure the circumference, divide by 3.1416 and enter the result; if no pipe matches, the nearest smaller and larger sizes are shown.",
    },
    {
      q: "Is tubing sized like pipe?",
      a: "No. Tubing is sized by its actual outside diameter, so half-inch tubing measures 0.500 in, while NPS 1/2 pipe measures 0.840 in. The outside diameter of copper water tube is 1/8 in more than its nominal size, and plastic pressure pipe may have its own metric diameters.",
    },
    {
      q: "Does the schedule change the result?",
      a: "No. Schedule 10, 40 and 80 pipes of the same size have the same outside diameter and differ only in wall thickness. NPS 2 always measures 2.375 in outside, with a wall of 0.109, 0.154 or 0.218 in and a bore that shrinks accordingly.",
    },
  ],
});
