import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "graphing-calculator",
  name: "Graphing calculator",
  heading: "Graphing Calculator",
  question: "What does the graph of this function look like?",
  lead: "Type up to six functions of x and see them drawn together. Roots, turning points, intersections, holes and poles are marked, with exact coordinates where they can be proved.",
  seo: {
    title: "Graphing Calculator: Plot y = f(x)",
    description:
      "Graph up to six functions: roots, extrema, intersections, holes and poles marked and exact where provable, sliders for letters, links, SVG and PNG files.",
  },
  query: { page: "plot", expression: "x^2 - 4x + 3", angle: "rad" },
  sources: ["ieee-754"],
  examples: [
    {
      title: "The parabola y = x² − 4x + 3",
      answer: ["Root (1, 0)", "Root (3, 0)", "Minimum (2, −1)"],
      origin: independent("factoring into (x − 1)(x − 3), by hand"),
    },
    {
      title: "A cubic with two turning points",
      query: { expression: "x^3 - 3x" },
      answer: ["Root (√3, 0)", "Maximum (−1, 2)", "Minimum (1, −2)"],
      origin: independent("zeros of x(x² − 3) and of its derivative 3x² − 3, by hand"),
    },
    {
      title: "A line with a hole",
      query: { expression: "(x^2 - 1)/(x - 1)" },
      answer: ["Root (−1, 0)", "Hole (1, 2)"],
      origin: independent("canceling the factor x − 1, by hand"),
    },
  ],
  guide: [
    {
      title: "Writing a function",
      text: "Leave out the y or write y = first; both are read. Powers take a caret, roots sqrt, and a multiplication sign may be omitted, as in 3x or 2sin(x). Angles are in radians on this page until you switch. A single letter other than x, such as a or k, becomes a slider, so a sin(kx) shows a whole family.",
    },
    {
      title: "Reading the marks",
      text: "A dot on the axis is a root, a dot where the curve turns is an extremum, and a dark dot belongs to two curves. Open circles are holes and dashed lines are poles. Tap a mark for its coordinates. A fraction, root or part of π is given only if inserting it makes the expression exactly zero.",
    },
    {
      title: "When the window misleads",
      text: "A graph shows a window, never the whole function. A flat curve may have its turn just outside, and a steep one may look like a wall. Zoom out once before you conclude that there is no root. Very fast oscillation cannot be drawn with a limited number of pixels at all.",
    },
    {
      title: "Taking it with you",
      text: "The address holds the functions, the window and the sliders, so a copied link opens the same picture on another device. For a worksheet, save the plot as SVG, which stays sharp at any size, or as PNG. The table below the plot lists values of each function.",
    },
  ],
  faq: [
    {
      q: "How do I find where two graphs cross?",
      a: "Enter both functions. Every intersection in the window gets a dark mark, and its coordinates are in the list below the plot. They come from the zeros of the difference of the functions, so they do not depend on the resolution of your screen.",
    },
    {
      q: "Can I plot a vertical line, a circle or an inequality?",
      a: "Not directly, because every curve here is a function of x. The upper and lower halves of a circle are two functions with a square root each. For vertical lines and shaded regions, use a program for implicit curves.",
    },
    {
      q: "Why is there a gap in my curve?",
      a: "The function has no real value there: a negative number under a square root, a logarithm of zero, or a division by zero. Where the curve leaves the window on both sides of the gap, a dashed line marks a pole.",
    },
  ],
  related: ["scientific/equation-solver", "scientific/quadratic-formula", "scientific/derivative"],
  words: [
    "y = mx + b",
    "graph a line",
    "graph calculator",
    "grapher",
    "function plotter",
    "plot a function",
    "draw graph",
    "graph equation",
    "online graphing",
    "y = f(x) plot",
    "parabola grapher",
    "plot x^2",
  ],
});
