import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "newtons-per-millimeter-to-pounds-force-per-inch",
    from: "newton-per-millimeter",
    to: "pound-force-per-inch",
    about: "Coil-over springs from Europe are stamped in N/mm, American ones in pounds per inch.",
    familiar: [
      ["25", "the spring of a family car"],
      ["60", "a track car"],
      ["120", "a racing car with wings"],
    ],
    faq: [
      {
        q: "What is a 40 N/mm spring in lbf/in?",
        a: "40 N/mm is 228.4 lbf/in. Take the next American spring in the catalog, not the exact number.",
      },
      {
        q: "How many N/mm is a 500 lbf/in spring?",
        a: "500 lbf/in is 87.56 N/mm. A pound and an inch are both larger than a newton and a millimeter, but the inch more so.",
      },
    ],
  },
  {
    slug: "pounds-force-per-inch-to-newtons-per-millimeter",
    from: "pound-force-per-inch",
    to: "newton-per-millimeter",
    about: "American coil springs for cars and mountain bikes are stamped in pounds per inch; European makers and simulation software use newtons per millimeter.",
    rule: "× 7, ÷ 40",
    familiar: [
      ["200", "a soft coil-over spring for a street car"],
      ["450", "the shock of a mountain bike, coil"],
      ["900", "a stiff spring for racing"],
    ],
    faq: [
      {
        q: "What is a 450 lbf/in bike spring in N/mm?",
        a: "450 lbf/in is 78.81 N/mm. Springs come in steps of 25 lbf/in or 50 lbf/in, and riders choose by weight and by the lever ratio of the frame.",
      },
      {
        q: "How many lbf/in is a 50 N/mm spring?",
        a: "50 N/mm is 285.5 lbf/in. The closest American spring will be the next multiple of 25 lbf/in.",
      },
    ],
  },
  {
    slug: "kilograms-force-per-millimeter-to-newtons-per-millimeter",
    from: "kilogram-force-per-millimeter",
    to: "newton-per-millimeter",
    about: "Japanese coil-over kits and motorcycle suspension quote kilograms per millimeter, meaning kilograms-force. Newtons per millimeter are almost ten times the number.",
    rule: "× 10",
    familiar: [
      ["0.48", "the fork spring of a motocross bike, about"],
      ["5.4", "the shock spring of a motocross bike, about"],
      ["8", "a coil-over kit for sporty street use, about"],
    ],
    faq: [
      {
        q: "What is an 8K spring, 8 kgf/mm, in N/mm?",
        a: "8 kgf/mm is about 78.45 N/mm. The letter K on Japanese kits stands for kilograms-force per millimeter.",
      },
      {
        q: "How many kgf/mm is a 60 N/mm spring?",
        a: "60 N/mm is 6.118 kgf/mm. Ignoring gravity and dividing by ten is 2% off, less than the tolerance of most springs.",
      },
    ],
  },
  {
    slug: "newtons-per-meter-to-pounds-force-per-inch",
    from: "newton-per-meter",
    to: "pound-force-per-inch",
    about: "Physics classes and simulations use newtons per meter, spring catalogs in the United States pounds per inch. The catalog number is much smaller.",
    familiar: [
      ["10", "a soft spring in a physics class"],
      ["200", "the spring of a ballpoint pen, roughly"],
      ["20000", "a soft suspension spring of a small car"],
    ],
    faq: [
      {
        q: "How many lbf/in is a spring of 1,000 N/m?",
        a: "1,000 N/m is 5.71 lbf/in. It gives way by a millimeter for each newton.",
      },
      {
        q: "How stiff in N/m is a spring of 10 lbf/in?",
        a: "10 lbf/in is 1,751 N/m. A 1 kg mass on it bounces about six or seven times a second.",
      },
    ],
  },
]);
