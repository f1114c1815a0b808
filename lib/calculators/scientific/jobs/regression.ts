import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "regression",
  name: "Linear regression",
  heading: "Linear Regression Calculator: Line of Best Fit",
  question: "Which straight line fits these points best?",
  lead: "Paste the x and y values for the least-squares line, with slope, intercept, correlation and R². The points are drawn with the line, so that you see whether a line is the right model.",
  seo: {
    title: "Linear Regression: Line of Best Fit",
    description:
      "Fit a straight line to points by least squares: slope, intercept, correlation r and R², with a scatter plot of the data, and two pasted columns at once.",
  },
  query: { page: "advanced", expression: "regression([1, 2, 3, 4, 5], [2, 4, 5, 4, 5])" },
  sources: ["boehm-2020"],
  examples: [
    {
      title: "Five points",
      answer: ["Least-squares line: y = 11/5 + 3/5 · x", "R²: 3/5 = 0.6"],
      origin: independent("Python’s statistics.linear_regression"),
    },
    {
      title: "The first of Anscombe’s four data sets",
      query: {
        expression:
          "regression([10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68])",
      },
      answer: ["Slope: 0.500090909091", "Intercept: 3.00009090909", "R²: 0.666542459509"],
      origin: {
        kind: "published",
        source: "Anscombe, Graphs in Statistical Analysis, 1973, with fewer digits: y = 3 + 0.5x, R² 0.667",
      },
    },
  ],
  guide: [
    {
      title: "Least squares",
      text: "The line is chosen so that the squares of the vertical distances add up to as little as possible. It always passes through the point of both means. Slope and intercept are exact fractions if the data are decimals, since only sums, products and one division are involved.",
    },
    {
      title: "What R² says, and what not",
      text: "R² is the share of the variance of y that the line accounts for, and r is its signed root. A high value does not prove that the relation is linear: Anscombe’s four data sets share one line and one R², and only one of them looks like it. Look at the picture.",
    },
    {
      title: "x and y are not exchangeable",
      text: "Vertical distances are minimized, so the line for y from x differs from the line for x from y unless all points lie on it. Put the quantity that you set or know precisely into x, and the one that you measured or want to predict into y.",
    },
    {
      title: "Inside the data only",
      text: "Predictions are safest between the smallest and the largest x. Beyond them the relation may bend, stop or reverse. A single point far from the others in x can determine the slope nearly alone; leave it out once and see how much the result changes.",
    },
  ],
  faq: [
    {
      q: "How do I predict y for a new x?",
      a: "Multiply the new x by the slope and add the intercept. Keep all digits of both until the end, then round to the precision of your data. The scatter of the points around the line tells you how far off a prediction may be.",
    },
    {
      q: "Can I fit a curve instead of a line?",
      a: "Transform the data first. If y grows by a constant percentage, take logarithms of y. For a power law, take logarithms of both. The straight line through the transformed points gives the exponent or the rate of growth as its slope.",
    },
    {
      q: "Does a strong correlation mean that x causes y?",
      a: "No. Both may follow a third quantity, such as time or temperature, or the link may be chance in a small sample. Causes are found by experiments that change x on purpose, or by careful comparison, not by the size of r.",
    },
  ],
  related: ["scientific/statistics", "scientific/linear-system", "scientific/graphing-calculator"],
  words: [
    "line of best fit",
    "least squares",
    "linear fit",
    "trend line",
    "correlation coefficient",
    "r squared",
    "scatter plot regression",
    "slope and intercept from data",
    "regression line",
    "curve fitting",
  ],
});
