import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "integral",
  name: "Definite integral",
  heading: "Integral Calculator: Definite Integrals",
  question: "What is the integral of this function between two limits?",
  lead: "Type a function with a lower and an upper limit to get the signed area under its curve, drawn and computed: exactly for a polynomial, otherwise numerically with a bound for the error.",
  seo: {
    title: "Definite Integral Calculator with Graph",
    description:
      "Integrate a function from a to b: exact for polynomials, otherwise numerical with an error estimate, infinite limits and singular ends too, and the area drawn.",
  },
  query: { page: "advanced", expression: "integrate(x^2, x, 0, 3)", angle: "rad" },
  sources: ["takahasi-mori"],
  examples: [
    {
      title: "x² from 0 to 3",
      answer: ["∫ x² dx from 0 to 3 = 9"],
      origin: independent("x³/3 at the limits, by hand"),
    },
    {
      title: "One arch of the sine",
      query: { expression: "integrate(sin(x), x, 0, pi)" },
      answer: ["∫ sin(x) dx from 0 to π = 2"],
      origin: independent("−cos x at the limits, by hand"),
    },
    {
      title: "The bell curve over the whole axis",
      query: { expression: "integrate(exp(-x^2), x, -inf, inf)" },
      answer: ["∫ e^(−x²) dx from −∞ to ∞ = 1.77245385091"],
      origin: independent("√π in Python"),
    },
  ],
  guide: [
    {
      title: "A number, not a formula",
      text: "A definite integral is a number: the area between the curve and the axis, counted negative below the axis. This page computes that number. It does not return an antiderivative, which many functions do not even have in closed form; the bell curve is the best known of them.",
    },
    {
      title: "Exact or with an error",
      text: "Polynomials are integrated in fractions. Any other function is sampled at points that crowd toward the limits, so that an infinite slope or value there does no harm (double-exponential quadrature). The last two refinements estimate the error, and only the digits that it leaves certain are displayed.",
    },
    {
      title: "Area is not always the integral",
      text: "Sine over a full turn integrates to zero although there is plenty of area. For the area between a curve and the axis, split the interval at the roots and add the absolute values, or integrate abs(f). For the area between two curves, integrate the difference of upper and lower.",
    },
    {
      title: "Infinite limits and poles",
      text: "Type inf or -inf as a limit. The integral converges only if the function falls off fast enough: 1/x² does, 1/x does not. A pole inside the interval can make the value infinite; then a message appears instead of a number. Splitting at the pole shows which side is to blame.",
    },
  ],
  faq: [
    {
      q: "Can it find the antiderivative with + C?",
      a: "No, only the value between two limits. To check an antiderivative of your own, differentiate it and compare with the function, or evaluate it at both limits and compare the difference with the result shown on this page.",
    },
    {
      q: "Why is my integral negative?",
      a: "More of the curve lies below the axis than above it, or the lower limit is larger than the upper one. Exchanging the limits changes the sign. If you want an area, integrate the absolute value of the function.",
    },
    {
      q: "Which limits may I enter?",
      a: "Numbers, fractions, expressions such as pi/2 or sqrt(2), and inf or -inf. Limits with other letters are not possible, because the result would then be a function rather than a number.",
    },
  ],
  related: ["scientific/derivative", "scientific/graphing-calculator", "scientific/statistics"],
  words: [
    "integral calculator",
    "integrate",
    "integration",
    "definite integral",
    "area under the curve",
    "numerical integration",
    "antiderivative",
    "improper integral",
    "area under a curve",
  ],
});
