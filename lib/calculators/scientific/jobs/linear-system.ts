import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "linear-system",
  name: "System of equations",
  heading: "System of Equations Solver",
  question: "Which values solve these linear equations together?",
  lead: "Write one linear equation per line, with up to twelve unknowns under any names. The solution is exact; if there are none or infinitely many, you learn which and why.",
  seo: {
    title: "System of Linear Equations Solver",
    description:
      "Solve a system of linear equations exactly: up to twelve unknowns with any names, one equation per line, with no or infinitely many solutions recognized.",
  },
  query: { page: "advanced", expression: "2x + 3y = 7, x - y = 1" },
  sources: ["boehm-2020"],
  examples: [
    {
      title: "Two equations, two unknowns",
      answer: ["x = 2", "y = 1", "The system has exactly one solution."],
      origin: independent("inserting x = y + 1 into the first equation, by hand"),
    },
    {
      title: "Three equations, three unknowns",
      query: { expression: "2x + y - z = 8, -3x - y + 2z = -11, -2x + y + 2z = -3" },
      answer: ["x = 2", "y = 3", "z = −1"],
      origin: independent("inserting the values into all three equations, by hand"),
    },
    {
      title: "A sum and a product",
      query: { expression: "x + y = 7, x y = 12" },
      answer: ["(x, y) = (4, 3)", "(x, y) = (3, 4)"],
      origin: independent("4 + 3 = 7 and 4 × 3 = 12, by hand"),
    },
    {
      title: "Two parallel lines",
      query: { expression: "x + y = 2, 2x + 2y = 5" },
      answer: ["The system has no solution: its equations contradict each other."],
      origin: independent("twice the first equation says 4 where the second says 5"),
    },
  ],
  guide: [
    {
      title: "Elimination in fractions",
      text: "A multiple of one equation is subtracted from the others until each contains one unknown. That is Gauss–Jordan elimination, done here with exact fractions, so one third stays one third and a system that is nearly singular is not mistaken for a singular one.",
    },
    {
      title: "One, none or many",
      text: "Two lines in a plane cross once, never, or are the same line. In more dimensions it is alike: a contradiction such as 0 = 1 means no solution, and fewer independent equations than unknowns leave free ones. The others are then given in terms of those that may be chosen.",
    },
    {
      title: "From words to equations",
      text: "Name each unknown quantity, write what is counted twice in two ways, and keep one unit throughout. Tickets at two prices give one equation for the number sold and one for the money. As many independent statements as unknowns are needed; repeating a statement in other words adds nothing.",
    },
  ],
  faq: [
    {
      q: "Do the equations have to be in order?",
      a: "No. Unknowns may stand on both sides and in any order, and constants may be anywhere. Terms are collected before solving. Names can be longer than a letter, such as price, as long as they begin with a letter.",
    },
    {
      q: "Can it solve nonlinear systems?",
      a: "Two equations with two unknowns, yes. A sum and a product, or two circles, are solved by eliminating one unknown, and every solution is listed. Two curves such as a sine and a line are searched for crossings near the origin, and the answer names the range. Three or more equations have to be linear.",
    },
    {
      q: "What if I have more equations than unknowns?",
      a: "Then they agree or they do not. If they agree, the surplus ones change nothing. Measured data rarely agree exactly, and a contradiction is reported; for a best compromise, fit a line by regression instead of solving.",
    },
  ],
  related: ["scientific/matrix", "scientific/equation-solver", "scientific/regression"],
  words: [
    "simultaneous equations",
    "systems of equations calculator",
    "solve two equations",
    "linear equations solver",
    "gaussian elimination",
    "cramer's rule",
    "3x3 system",
    "elimination method",
    "substitution method",
  ],
});
