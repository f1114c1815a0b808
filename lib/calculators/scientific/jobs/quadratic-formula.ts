import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "quadratic-formula",
  name: "Quadratic formula",
  heading: "Quadratic Formula Calculator",
  question: "What are the roots of ax² + bx + c = 0?",
  lead: "Enter a, b and c to get both roots exactly, as fractions, square roots or complex numbers, with the discriminant, the inserted formula and the parabola with its roots marked.",
  seo: {
    title: "Quadratic Formula Calculator with Steps",
    description:
      "Solve ax² + bx + c = 0 exactly: roots as fractions, radicals or complex numbers, the discriminant, steps, vertex, factors, and a graph with roots marked.",
  },
  query: { page: "advanced", expression: "x^2 - 5x + 6 = 0" },
  sources: [],
  examples: [
    {
      title: "x² − 5x + 6 = 0",
      answer: ["x_1 = 2", "x_2 = 3"],
      origin: independent("factoring into (x − 2)(x − 3), by hand"),
    },
    {
      title: "2x² + 3x − 1 = 0, with a square root",
      query: { expression: "2x^2 + 3x - 1 = 0" },
      answer: ["x_1 = −3/4 − √17 / 4 ≈ −1.7807764064", "x_2 = −3/4 + √17 / 4 ≈ 0.280776406404"],
      origin: independent("the formula in Python’s decimal arithmetic"),
    },
    {
      title: "x² + 2x + 5 = 0, without a real root",
      query: { expression: "x^2 + 2x + 5 = 0" },
      answer: ["x_1 = −1 + 2 · i", "x_2 = −1 − 2 · i"],
      origin: independent("completing the square: (x + 1)² = −4"),
    },
  ],
  guide: [
    {
      title: "The formula and the discriminant",
      text: "Under the root sign stands b² − 4ac, the discriminant. If it is positive, adding and subtracting its root gives two real solutions. At zero they coincide and the parabola touches the axis. If it is negative, the root is imaginary, and the two solutions are a complex conjugate pair.",
    },
    {
      title: "Signs, the usual slip",
      text: "Bring everything to one side before you read off the coefficients: x² = 5x − 6 has b = −5 and c = 6. The formula begins with minus b, so a negative b becomes positive there. And the whole numerator is divided by 2a, not only the root.",
    },
    {
      title: "Exact or decimal",
      text: "Coefficients may be whole numbers, decimals or fractions; they are computed as fractions throughout. Square factors are taken out of the root, so √12 appears as 2√3. Ten decimal digits stand beside an irrational root. The smaller root comes from the product of the roots, c/a, so its digits do not cancel.",
    },
    {
      title: "Without the formula",
      text: "If both roots are rational, the factored form says so, and looking for two numbers with product ac and sum b would have found it. Completing the square gives the vertex. Use the formula when neither works at sight, and an equation solver for the third degree and above.",
    },
  ],
  faq: [
    {
      q: "What if b or c is missing?",
      a: "Then it is 0. Without b, the roots are opposite numbers whose square is −c/a. Without c, one root is 0 and the other is −b/a. The formula covers both cases, though taking a root or factoring out x is faster.",
    },
    {
      q: "Why must a not be 0?",
      a: "The formula divides by 2a. If a is 0, the term with x² is gone and a line is left, whose only root is −c/b. Check whether the squares on both sides of your equation cancel before you use the formula.",
    },
    {
      q: "How do I get the vertex from the roots?",
      a: "Its x is halfway between them, which is −b/(2a) even if they are complex. Inserting that x gives the height. The vertex is the lowest point if a is positive and the highest if a is negative.",
    },
    {
      q: "Can I link to a worked equation?",
      a: "Yes. The address of the page follows the coefficients, so a copied link opens the same roots and graph. You may also write the equation into the address yourself, with a caret for the square and with terms on both sides.",
    },
  ],
  related: ["scientific/equation-solver", "scientific/graphing-calculator", "scientific/linear-system"],
  words: [
    "quadratic",
    "quadratic equation",
    "quadratic solver",
    "abc formula",
    "discriminant",
    "roots of a quadratic",
    "ax^2 + bx + c = 0",
    "solve quadratic equation",
    "midnight formula",
    "second degree equation",
  ],
});
