import { cite } from "../../core/sources/cite.ts";
import { definePanel } from "../../kit/calculator/define.ts";

export default definePanel({
  id: "scientific",
  label: "Scientific",
  category: "scientific-lab",
  heading: "Scientific Calculator — Online & Free",
  fillsPhone: true,
  summary:
    "Functions, powers, roots, combinations and constants with a live preview, a full-precision line, exact fractions, a plot of y = f(x), and a page for matrices, calculus, equations and statistics.",
  seo: {
    title: "Scientific Calculator — Online & Free",
    description:
      "A free scientific calculator: trigonometry in degrees, radians or gradians, logarithms, powers, factorials, memory, history, fractions and function plots.",
  },
  keywords: [
    "√",
    "log",
    "logarithm calculator",
    "exponents",
    "trigonometry",
    "sin",
    "cos",
    "tan",
    "logarithm",
    "ln",
    "exponent",
    "factorial",
    "nCr",
    "nPr",
    "graphing calculator",
    "plot function",
    "square root",
    "LCM",
    "least common multiple",
    "GCF",
    "GCD",
    "greatest common factor",
    "prime factorization",
    "prime factors",
    "radians",
    "degrees",
    "matrix calculator",
    "eigenvalues",
    "determinant",
    "derivative calculator",
    "integral calculator",
    "equation solver",
    "system of equations",
    "polynomial roots",
    "complex numbers",
    "standard deviation",
    "linear regression",
  ],
  guide: [
    {
      title: "Angle mode",
      text: "Degrees are the default in the calculator. The DEG, RAD and GRAD switch is remembered. It applies to sin, cos, tan and to the results of their inverses, not to hyperbolic functions.",
    },
    {
      title: "Order of operations",
      text: "Parentheses and functions first, then factorial and percent, then powers (from right to left), then a leading minus (−3² is −9), then multiplication and division from left to right, then addition and subtraction. You can leave out the multiplication sign: 2π, 3(4 + 1). It binds no tighter than ×, so 1/2π is (1/2)·π; the line under the display shows how the expression was read.",
    },
    {
      title: "Logarithms and percent",
      text: "log is base 10, ln is base e; log(x, b) takes any base b. A percent sign always divides by 100.",
    },
    {
      title: "Precision",
      text: "The display rounds to 7 decimals and drops trailing zeros; the line below it shows the result in full precision, so 1e−9 is never just 0. The seal says Exact where the value is known as a fraction, a root or a part of π and only the display is rounded, Rounded where it is shown to 15 digits, and Measured where a constant is known by experiment.",
    },
    {
      title: "Units in the line",
      text: "Type a value with its unit and a target, such as 3 kg to lb or 5 ft 11 in to cm. The answer appears at once with a link to the converter; Enter keeps it as a result.",
    },
    {
      title: "Plot page",
      text: "Plot up to six functions of x. Angles are in radians there unless you switch. Roots, extrema, intersections, holes and poles are marked: tap one for its coordinates, which are exact where they can be proved. Single letters such as a or k get sliders, so a sin(kx) is a family of curves. The link holds everything, and you can save the plot as SVG or PNG.",
    },
    {
      title: "Advanced page",
      text: "Complex numbers, vectors and matrices, derivatives, integrals, roots of polynomials and of f(x) = 0, systems of linear equations, statistics and units, each as one line or in a form: derivative(x^2 sin(x), x), eigenvectors([[2, 1], [1, 3]]), 2x + 3y = 7, x − y = 1, 60 mi/h to m/s. Fractions stay exact. Angles are in radians there; write sin(30°) for degrees. You can paste LaTeX and copy every result as text or LaTeX.",
    },
    {
      title: "How advanced results are found",
      text: "Matrices and linear systems are solved in exact fractions. Integrals of polynomials are exact; others are found by adaptive Gauss–Kronrod quadrature, with an estimated error. Roots of polynomials are complete: repeated and rational ones are found exactly. Solutions of f(x) = 0 are found by sign changes over 2,000 steps of the interval, so two that lie closer together may be missed. Quartiles are the medians of the lower and upper halves, excluding the middle value.",
    },
  ],
  sources: [
    cite("ieee-754", "binary64: double precision, used for values without an exact form"),
    cite("CODATA22", "values of the physical constants"),
  ],
});
