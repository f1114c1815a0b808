import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "board-feet-to-cubic-meters",
    from: "board-foot",
    to: "cubic-meter",
    about: "American hardwood and lumber are priced by the board foot, a board of one square foot that is one inch thick. Exports, customs and carbon accounts use cubic meters.",
    familiar: [
      ["5.33", "a 2×4 of 8 ft, nominal"],
      ["10", "a 2×6 of 10 ft, nominal"],
      ["44.6", "a railroad tie of 7 × 9 in. and 8½ ft"],
      ["1000", "the unit of lumber prices, 1 MBF"],
    ],
    faq: [
      {
        q: "How many cubic meters is 500 board feet?",
        a: "500 board feet is 1.18 m³. For softwood this is nominal; the planed boards have about a third less wood.",
      },
      {
        q: "What does a price for 1,000 board feet mean for a cubic meter?",
        a: "1,000 board feet is 2.36 m³, so divide the price by that. At $500 for a thousand board feet, a cubic meter costs about $212.",
      },
    ],
  },
  {
    slug: "cubic-meters-to-board-feet",
    from: "cubic-meter",
    to: "board-foot",
    about: "Sawmills in Scandinavia and South America sell by the cubic meter, American yards by the board foot.",
    familiar: [
      ["0.0126", "a 2×4 of 8 ft, nominal"],
      ["0.105", "a railroad tie of 7 × 9 in. and 8½ ft"],
      ["1", "a solid cube of wood with sides of one meter"],
      ["2.36", "a thousand board feet (1 MBF), about"],
    ],
    faq: [
      {
        q: "How many board feet is a bundle of 2 m³?",
        a: "2 m³ is 847.6 FBM. Ask if the cubic meters are of planed or nominal size, because the difference is about a third for softwood.",
      },
      {
        q: "What is 1,000 board feet in cubic meters?",
        a: "1,000 board feet is 2.36 m³, about the load of a forklift.",
      },
    ],
  },
  {
    slug: "cords-to-cubic-meters",
    from: "cord",
    to: "cubic-meter",
    about: "American firewood is sold by the cord, European firewood by the stacked or solid cubic meter. A cord is the stack with its air gaps, and so is the volume here.",
    familiar: [
      ["0.33", "a face cord with logs of 16 in., about"],
      ["0.5", "a full-size pickup’s bed, heaped, about"],
      ["1", "a stack of 4 × 4 × 8 ft"],
    ],
    faq: [
      {
        q: "How many stacked cubic meters is 2 cords?",
        a: "2 cords is 7.249 m³ of stack. The solid wood in it is about two-thirds of that, since the rest is air.",
      },
      {
        q: "How many cords is 10 m³ of stacked firewood?",
        a: "10 m³ is 2.759 cd. If the seller means loose logs in a heap, it is about a third less.",
      },
    ],
  },
  {
    slug: "cubic-feet-to-board-feet",
    from: "cubic-foot",
    to: "board-foot",
    about: "Logs and timbers are measured by the cubic foot; the lumber sawn from them is sold in board feet. The figure assumes solid wood and no sawdust.",
    familiar: [
      ["0.444", "a 2×4 of 8 ft, nominal"],
      ["1", "a block with sides of one foot"],
      ["3.72", "a railroad tie of 7 × 9 in. and 8½ ft"],
    ],
    faq: [
      {
        q: "How many board feet is a timber of 10 cubic feet?",
        a: "10 ft³ is 120 FBM. A sawmill gets fewer out of a round log, because slabs and saw cuts take a large share.",
      },
      {
        q: "How many cubic feet is 500 board feet?",
        a: "500 board feet is 41.67 ft³, useful for the space in a truck or a kiln.",
      },
    ],
  },
]);
