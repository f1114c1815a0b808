import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "derivative",
  name: "Derivative",
  heading: "Derivative Calculator",
  question: "What is the derivative of this function?",
  lead: "Type a function and the variable, and get its first or second derivative as a simplified formula that you can copy as text or LaTeX. Products, quotients and nested functions are all differentiated symbolically.",
  seo: {
    title: "Derivative Calculator: First and Second",
    description:
      "Differentiate a function symbolically: powers, products, quotients, chains, trigonometric and exponential functions, first or second derivative, LaTeX.",
  },
  query: { page: "advanced", expression: "derivative(x^3 sin(x), x)", angle: "rad" },
  sources: ["boehm-2020"],
  examples: [
    {
      title: "A product, x³ sin x",
      answer: ["d / dx · (x³ · sin(x)) = x³ · cos(x) + 3 · x² · sin(x)"],
      origin: independent("the product rule, by hand"),
    },
    {
      title: "The natural logarithm",
      query: { expression: "derivative(ln(x), x)" },
      answer: ["d / dx · ln(x) = 1 / x"],
      origin: { kind: "published", source: "NIST Digital Library of Mathematical Functions, 4.7.1" },
    },
    {
      title: "Second derivative of x⁴ − 2x²",
      query: { expression: "derivative(x^4 - 2x^2, x, 2)" },
      answer: ["d² / dx² · (x⁴ − 2 · x²) = 12 · x² − 4"],
      origin: independent("the power rule twice, by hand"),
    },
  ],
  guide: [
    {
      title: "Rules, applied from the outside in",
      text: "The last operation decides the rule. A sum is differentiated term by term, a product as first times derivative of the second plus the reverse, a quotient with the square of the denominator. For a function inside a function, differentiate the outer one, keep the inside, and multiply by the inside’s derivative.",
    },
    {
      title: "Another form of the same answer",
      text: "Your textbook may factor the result or write a power instead of a fraction. Both can be right. Subtract the two forms and simplify, or insert a number for x in both; equal values at a few places that are not special make it practically certain. Constants of integration play no role here.",
    },
    {
      title: "What the number means",
      text: "The derivative is the slope of the tangent, or the speed at which the value changes. Where it is zero, the function may have a maximum, a minimum or a flat passage. The second derivative tells them apart: negative at a maximum, positive at a minimum, no decision at zero.",
    },
  ],
  faq: [
    {
      q: "How do I write powers, roots and logarithms?",
      a: "Use a caret for powers, sqrt(x) for a square root, ln(x) for the natural logarithm and log(x) for base ten. Write exp(x) or e^x for the exponential function. A multiplication sign may be left out between a number and a letter.",
    },
    {
      q: "Why is the derivative of sin in radians?",
      a: "Only in radians is the derivative of sine simply cosine. In degrees, a factor of π/180 appears at every step. Calculus therefore uses radians, and so does this page. Press “Use degrees” under a result to see the factor.",
    },
    {
      q: "Can I differentiate with respect to another variable?",
      a: "Yes, type that letter in the field for the variable. All other letters then count as constants, which is a partial derivative. Differentiating implicitly, with y as an unknown function of x, is not covered.",
    },
  ],
  related: ["scientific/integral", "scientific/graphing-calculator", "scientific/equation-solver"],
  words: [
    "derivative calculator",
    "differentiate",
    "differentiation",
    "second derivative",
    "d/dx",
    "dy/dx",
    "slope of tangent",
    "partial derivative",
    "calculus solver",
  ],
});
