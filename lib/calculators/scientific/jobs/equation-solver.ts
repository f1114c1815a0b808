import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "equation-solver",
  name: "Equation solver",
  heading: "Equation Solver: Solve for x",
  question: "Which values of x solve this equation?",
  lead: "Type an equation in one unknown and get its solutions: all of them for a polynomial, exact where fractions and roots allow it, and traced numerically for every other equation.",
  seo: {
    title: "Equation Solver: Solve for x",
    description:
      "Solve one equation in one unknown: every real and complex root of a polynomial, exact where possible, and numerical zeros of other equations with a graph.",
  },
  query: { page: "advanced", expression: "x^3 - 6x^2 + 11x - 6 = 0", angle: "rad" },
  sources: ["boehm-2020"],
  examples: [
    {
      title: "A cubic with whole roots",
      answer: ["x_1 = 1", "x_2 = 2", "x_3 = 3"],
      origin: independent("multiplying out (x − 1)(x − 2)(x − 3), by hand"),
    },
    {
      title: "Unknown on both sides",
      query: { expression: "2x + 3 = 7 - x" },
      answer: ["x = 4/3 ≈ 1.33333333333"],
      origin: independent("adding x and subtracting 3 on both sides, by hand"),
    },
    {
      title: "An equation without a formula",
      query: { expression: "cos(x) = x" },
      answer: ["x = 0.739085133215"],
      origin: { kind: "published", source: "OEIS A003957, the Dottie number" },
    },
  ],
  guide: [
    {
      title: "Polynomials completely",
      text: "Sides are subtracted and the result is put in order of powers. Repeated factors are split off, rational roots are found by trial of the divisors, and what is left of degree two has a formula. Higher remainders are enclosed numerically. The number of roots, counted with multiplicity, always equals the degree, complex ones included.",
    },
    {
      title: "Everything else by its zeros",
      text: "Equations with logarithms, exponentials or sines have no general formula. The difference of the sides is followed from −10 to 10 in small steps, and every change of sign is traced to a zero. To look elsewhere, write the range into the field, as in solve(cos(x) = x/5, x, 0, 100).",
    },
    {
      title: "Check the answer",
      text: "Insert each solution into the equation that you started from, not into a later line of your own work. Squaring both sides or multiplying by an expression with x can add solutions that do not satisfy the original. Solutions outside the domain of a logarithm or a square root are not listed here.",
    },
  ],
  faq: [
    {
      q: "Does it show complex solutions?",
      a: "For polynomials, yes: they are listed after the real ones, in conjugate pairs if the coefficients are real. Equations that are not polynomials are searched along the real axis only, so their complex solutions do not appear.",
    },
    {
      q: "Why are only some solutions of sin(x) = 1/2 listed?",
      a: "There are infinitely many, one pair in every full turn. You get those in the range that was searched, which is named under the result. Add multiples of a full turn, in the angle unit named under the result, to each of them for the others.",
    },
    {
      q: "Can it solve for a letter other than x?",
      a: "Yes, any single unknown will do, as long as the rest are numbers. If two letters are left, there is no definite value to find: give one of them a number, or enter as many equations as unknowns as a linear system.",
    },
  ],
  related: ["scientific/quadratic-formula", "scientific/linear-system", "scientific/graphing-calculator"],
  words: [
    "solve for x",
    "algebra solver",
    "equation calculator",
    "polynomial roots",
    "root finder",
    "cubic equation solver",
    "quartic equation",
    "solve equation online",
    "zeros of a function",
  ],
});
