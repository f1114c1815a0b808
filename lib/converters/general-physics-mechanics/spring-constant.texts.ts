import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    'Spring rates quoted in "kg/mm" or "lb/in" mean kilogram-force and pound-force; for mass per length, use the Linear Density Converter.',
    "1 N/mm equals 1 kN/m exactly.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
  ],
  pairs: [
    {
      slug: "newtons-per-millimeter-to-pounds-force-per-inch",
      from: "newton-per-millimeter",
      to: "pound-force-per-inch",
      about: "Coil-over springs from Europe are stamped in N/mm, American ones in pounds per inch.",
      familiar: [
        ["25", "the spring of a family car, about"],
        ["60", "the spring of a track car, about"],
        ["120", "the spring of a racing car with wings, about"],
      ],
      faq: [
        {
          q: "What is a 40 N/mm spring in lbf/in?",
          a: "40 N/mm is 228.4 lbf/in. American coil-over springs come in steps, so take the nearest one.",
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
        ["450", "the coil shock of a mountain bike"],
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
      about: "Japanese coil-over kits and motorcycle suspension quote kilograms per millimeter, meaning kilograms-force. The number in newtons per millimeter is almost ten times as large.",
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
          a: "60 N/mm is 6.118 kgf/mm. Simply dividing by ten is 2% off, less than the tolerance of most springs.",
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
          a: "1,000 N/m is 5.71 lbf/in. It stretches by a millimeter for each newton.",
        },
        {
          q: "How stiff in N/m is a spring of 10 lbf/in?",
          a: "10 lbf/in is 1,751 N/m. A 1 kg mass on it bounces about six or seven times a second.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["newtons-per-millimeter-to-pounds-force-per-inch", "pounds-force-per-inch-to-newtons-per-millimeter"],
      q: "How do I convert N/mm to lb/in?",
      a: "Multiply by 5.71. A 30 N/mm coil spring has a rate of 171.3 lbf/in. In the other direction, multiply by 0.1751: a 500 lb/in spring is 87.56 N/mm.",
    },
    {
      pairs: ["kilograms-force-per-millimeter-to-newtons-per-millimeter"],
      q: "How do I convert kg/mm spring rates to N/mm?",
      a: "Multiply by 9.80665, because kg/mm on a coilover means kilogram-force per millimeter. A 10 kg/mm spring is 98.0665 N/mm, or 560 lbf/in. The rule of thumb of 56 lb/in per kg/mm is accurate to 0.005%.",
    },
    {
      q: "Is N/mm the same as kN/m?",
      a: "Yes, exactly: numerator and denominator both change by a factor of 1,000, so 25 N/mm is 25 kN/m. One N/m is a thousandth of that unit, so a stiffness of 25 N/mm is 25,000 N/m.",
    },
    {
      q: "How do I calculate the stiffness of springs in series or parallel?",
      a: "In parallel the rates add: two springs of 20 N/mm side by side give 40 N/mm. In series the reciprocals add: the same two springs end to end give 10 N/mm. Convert all rates to the same unit first.",
    },
    {
      q: "How far will a spring compress under a load?",
      a: "Divide the force by the rate. A load of 400 N compresses a 20 N/mm spring by 20 mm; 100 lbf compresses a 200 lbf/in spring by 0.5 in. This applies only to the linear part of the travel; progressive springs have no single rate.",
    },
  ],
});
