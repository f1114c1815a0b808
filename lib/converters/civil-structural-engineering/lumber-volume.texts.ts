import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Only volume is converted. Board feet by a log rule (Scribner, Doyle, International 1/4-inch) are estimates of the lumber a log will yield and have no fixed conversion to cubic meters.",
    "Board feet of surfaced lumber are based on nominal sizes: a 2×4 actually measures 1.5 × 3.5 in.",
    "A cord or stere of stacked wood contains air; only 60 to 80% is wood. A cunit is 100 ft³ of solid wood.",
    "The hoppus foot of round timber is 4/π = 1.273 true cubic feet by the quarter-girth rule.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["board-feet-to-cubic-meters", "cubic-meters-to-board-feet"],
      q: "How do I convert board feet to cubic meters?",
      a: "Multiply by 0.00236, or divide by 423.776: 1,000 board feet (1 MBF) is 2.360 m³. A board foot is exactly 144 cubic inches, a board of 12 × 12 × 1 in.",
    },
    {
      q: "How do I calculate the board feet in a board?",
      a: "Multiply thickness in inches by width in inches by length in feet, then divide by 12. A 10 ft 2×6 is 2 × 6 × 10 ÷ 12 = 10 board feet. For softwood lumber, use nominal sizes.",
    },
    {
      pairs: ["cords-to-cubic-meters"],
      q: "How many cubic meters is a cord of firewood?",
      a: "A cord is a 4 × 4 × 8 ft stack, 128 ft³ or 3.625 m³ including air spaces. It typically holds about 85 ft³ of solid wood, or about 2.4 m³. A face cord is not a legal measure: its depth is only the length of the logs.",
    },
    {
      q: "Is a hoppus foot a cubic foot?",
      a: "No. It is 1.273 ft³ or 0.03605 m³ of round timber, because the quarter-girth rule uses (girth/4)² as the cross section, which allows for waste. A cubic meter is 27.74 hoppus feet.",
    },
    {
      q: "How many cubic meters is a Petrograd standard?",
      a: "A Petrograd (St. Petersburg) standard is 165 ft³ of sawn wood, 4.672 m³ or 1,980 board feet: 120 pieces of 1½ in × 11 in × 12 ft. It is still used in the Baltic softwood trade.",
    },
    {
      q: "Can I convert Scribner or Doyle board feet of logs?",
      a: "Not with a fixed factor. A log rule predicts how much lumber a log will yield, which depends on its diameter: the same log may scale 90 by Doyle and 130 by the International rule. Convert only board feet of actual lumber.",
    },
  ],
});
