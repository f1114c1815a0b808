import { defineJob } from "../../../kit/calculator/jobs.ts";
import { published } from "./origins.ts";

export default defineJob({
  slug: "dollar-cost-averaging",
  name: "Dollar-cost averaging",
  heading: "Dollar-Cost Averaging Calculator",
  question: "What is my average cost per share?",
  lead: "The average cost of shares bought in several purchases at different prices, the gain at the current price, and what a single purchase at the start would have become.",
  seo: {
    title: "Dollar-Cost Averaging: Cost per Share",
    description:
      "Average cost per share from a list of purchases, shares owned, gain or loss at today’s price, and dollar-cost averaging compared with a lump sum.",
  },
  fixed: { mode: "averaging" },
  fields: ["purchases", "priceNow"],
  answer: ["averageCost", "shares", "valueNow", "roi", "atOnce"],
  examples: [
    {
      id: "four-purchases",
      title: "1,000 each at 40, 50, 50 and 40",
      origin: published(
        "Series 7 Exam For Dummies, “How to use the dollar-cost averaging formula”: 90 shares for 4,000, 44.44 each",
      ),
      inputs: {},
      expect: {
        outputs: { averageCost: 44.44, shares: 90, averagePrice: 45, valueNow: 4320, atOnce: 4800, roi: 8 },
        tolerance: {
          atOnce: 1e-12,
          averageCost: 0.0002,
          averagePrice: 1e-12,
          shares: 1e-12,
          valueNow: 1e-12,
        },
      },
    },
    {
      id: "six-months",
      title: "1,000 a month at 18.20, 25.12, 28.55, 30.03, 32.66 and 26.78",
      origin: published(
        "empirestockbroker.com, What Is Dollar Cost Averaging? (2019): 231.039 shares, 25.97 each, average price 26.89",
      ),
      inputs: {
        purchases: [18.2, 25.12, 28.55, 30.03, 32.66, 26.78].map((price) => ({ amount: 1000, price })),
      },
      expect: {
        outputs: { averageCost: 25.97, shares: 231.039, averagePrice: 26.89 },
        tolerance: { averageCost: 0.0002, averagePrice: 0.0002, shares: 0.000005 },
      },
    },
  ],
  guide: [
    {
      title: "Total paid over total shares",
      text: "Each purchase buys amount ÷ price shares. All amounts divided by all shares give the average cost, your break-even price before fees and tax. With equal amounts it is the harmonic mean of the prices, which is always at or below their plain average, because cheap months buy more.",
    },
    {
      title: "Averaging down",
      text: "Buying more after a fall pulls the average cost toward the lower price, but adds to the position and the risk. The computation says where you break even, not whether the price will return there. Fractional shares are assumed; with whole shares only, some cash is left over.",
    },
    {
      title: "Against a lump sum",
      text: "“Lump sum instead” invests everything at the first price of the list. In rising markets that wins, as money was at work longer; studies of US, British and Australian data find it ahead about two-thirds of the time. Spreading purchases buys protection from an unlucky start, and most savers have no lump sum anyway.",
    },
  ],
  faq: [
    {
      q: "How do I calculate the average price of shares bought at different times?",
      a: "Add what each purchase cost, including commission, and divide by the number of shares you own. Averaging the prices alone is right only if you bought the same number of shares each time. The two figures are shown side by side here.",
    },
    {
      q: "Does the average cost matter for taxes?",
      a: "Possibly. US investors may use average basis for mutual fund shares and many dividend reinvestment plans; for stocks the default is first in, first out, or lots that you identify. The number here does not know which shares were sold or how long they were held.",
    },
    {
      q: "Does it work for crypto and ETFs?",
      a: "Yes. Enter the amount spent and the price of one coin or share each time; prices with many decimals are accepted. Trading fees belong in the amount, since they were paid to get the units.",
    },
  ],
  related: ["investment/investment-growth", "investment/xirr", "investment/roi", "percentage"],
  words: [
    "DCA",
    "average cost per share",
    "average share price",
    "stock average calculator",
    "averaging down",
    "cost basis",
    "average purchase price",
    "lump sum vs DCA",
    "pound-cost averaging",
    "crypto average price",
    "break-even share price",
  ],
});
