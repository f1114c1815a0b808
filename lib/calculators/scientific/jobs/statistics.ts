import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
  slug: "statistics",
  name: "Mean, median and standard deviation",
  heading: "Mean, Median, Mode and Standard Deviation",
  question: "What are the average and the spread of these numbers?",
  lead: "Paste a list of numbers for its mean, median, mode, quartiles, variance and standard deviation, of a sample and of a whole population side by side, with a picture of the distribution.",
  seo: {
    title: "Mean, Median, Mode, Standard Deviation",
    description:
      "Paste numbers to get mean, median, mode, quartiles, variance and standard deviation for a sample and a population, with a chart and exact fractions.",
  },
  query: { page: "advanced", expression: "stats([4, 8, 15, 16, 23, 42])" },
  sources: ["boehm-2020"],
  examples: [
    {
      title: "4, 8, 15, 16, 23, 42",
      answer: ["Mean: 18", "Median: 31/2 = 15.5", "Standard deviation, sample (n − 1): 13.4907375632"],
      origin: independent("Python’s statistics module"),
    },
    {
      title: "2, 4, 4, 4, 5, 5, 7, 9",
      query: { expression: "stats([2, 4, 4, 4, 5, 5, 7, 9])" },
      answer: ["Mean: 5", "Mode: 4", "Standard deviation, population (n): 2"],
      origin: independent("Python’s statistics module"),
    },
  ],
  guide: [
    {
      title: "Sample or population",
      text: "If the list is everything there is, such as the grades of one class, divide the squared deviations by n. If it is a sample from which you infer something larger, divide by n − 1, which makes up for measuring from the sample’s own mean. Both are displayed, so state which one you used.",
    },
    {
      title: "Mean or median",
      text: "The mean uses every value and is pulled by extreme ones; the median is the middle of the sorted list and hardly notices them. Incomes and house prices are usually reported by their median. If the two differ a lot, the distribution is skewed, and one number does not describe it.",
    },
    {
      title: "Quartiles are a convention",
      text: "There are at least nine definitions in use. Here the lower quartile is the median of the lower half, and with an odd count the middle value belongs to neither half, as in most school books. Spreadsheets interpolate and may give another value for short lists.",
    },
    {
      title: "Outliers before averages",
      text: "Look at the picture first. A typing error of one digit can double a standard deviation. A common rule flags values farther than one and a half interquartile ranges from the quartiles. Check such a value at its source before you remove it, and mention that you did.",
    },
  ],
  faq: [
    {
      q: "Which standard deviation does Excel compute?",
      a: "STDEV.S is the one of a sample and STDEV.P the one of a population; the older STDEV equals STDEV.S. Pocket calculators label them s and σ, or with n − 1 and n below a sigma. All of them are in the list above.",
    },
    {
      q: "Can I paste a column from a spreadsheet?",
      a: "Yes. Numbers may be separated by line breaks, tabs, spaces, commas or semicolons. A decimal comma is recognized if the separators leave no doubt. The number of values found is displayed under the field, so you can see that none was lost.",
    },
    {
      q: "What if no value occurs twice?",
      a: "Then there is no mode, and that is what you see, rather than a list of all values. With measured decimals this is normal. Group such data into intervals and name the most frequent interval instead.",
    },
    {
      q: "What is the difference between variance and standard deviation?",
      a: "Variance is the average squared distance from the mean, in squared units. Its square root, the standard deviation, has the unit of the data and can be compared with the values. Variances of independent quantities add; standard deviations do not.",
    },
  ],
  related: ["scientific/regression", "percentage", "scientific/integral"],
  words: [
    "std dev",
    "standard deviation calculator",
    "average calculator",
    "mean median mode",
    "variance calculator",
    "descriptive statistics",
    "quartile calculator",
    "sample standard deviation",
    "five number summary",
    "interquartile range",
    "stdev",
    "average of numbers",
    "standard error",
    "z score",
  ],
});
