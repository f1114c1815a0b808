import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const stepwise: Origin = {
  kind: "independent",
  by: "Period by period in Python with mpmath at 40 digits",
};
const annuity: Origin = { kind: "independent", by: "The annuity formula in Python with mpmath at 40 digits" };
const power: Origin = { kind: "independent", by: "(1 + r/m)^(m·t) in Python with mpmath at 40 digits" };
const regulationDD = "Regulation DD, 12 CFR Part 1030, Appendix A, part I, tiering method A";

export default defineJobs([
  {
    slug: "compound-interest",
    name: "Compound interest",
    heading: "Compound Interest Calculator",
    question: "What will my money grow to with compound interest?",
    lead: "The balance after years of interest on interest, with regular deposits if you make them, split into what you paid in and what the rate added.",
    seo: {
      title: "Compound Interest Calculator with Deposits",
      description:
        "Compound interest on a starting amount and regular deposits: daily, monthly or yearly compounding, the final balance, total interest and a yearly table.",
    },
    fixed: { mode: "final" },
    fields: ["initial", "deposit", "rate", "compounding", "time", "timeUnit"],
    defaults: { initial: "10000", deposit: "200", rate: "5" },
    answer: ["finalBalance", "interest", "deposits", "apy", "doubling"],
    examples: [
      {
        id: "with-deposits",
        title: "10,000 and 200 a month at 5%, compounded monthly, over 10 years",
        origin: annuity,
        inputs: {},
        expect: { outputs: { finalBalance: 47_526.55, deposits: 24_000, interest: 13_526.55 } },
      },
      {
        id: "lump-sum",
        title: "10,000 alone at 5%, compounded monthly, over 10 years",
        origin: power,
        inputs: { deposit: 0 },
        expect: { outputs: { finalBalance: 16_470.09, doubling: 13.891804729054 } },
      },
      {
        id: "yearly",
        title: "10,000 alone at 5%, compounded once a year, over 10 years",
        origin: power,
        inputs: { deposit: 0, compounding: "annual" },
        expect: { outputs: { finalBalance: 16_288.95, doubling: 14.20669908289 } },
      },
    ],
    guide: [
      {
        title: "The formula",
        text: "A = P(1 + r/m)^(m·t): the principal is multiplied by one plus the periodic rate as often as interest is credited. Every deposit does the same from its own day on, so the first one works for the whole time and the last one hardly at all. The page adds all of these up.",
      },
      {
        title: "How much does the frequency matter?",
        text: "Less than people expect. Going from yearly to monthly crediting adds about a tenth of a percentage point at ordinary rates; from monthly to daily adds almost nothing, and continuous compounding is the limit. The rate and the years decide. An account with a better rate and yearly interest beats a worse one that compounds daily.",
      },
      {
        title: "Read the two parts",
        text: "At first nearly the whole balance is your own money. Later the interest of a year exceeds the deposits of that year, and the curve bends upward: the table shows when. Waiting a few years before you begin removes years from the steep end, not from the flat start.",
      },
      {
        title: "Prices grow, too",
        text: "Inflation compounds in the same way against you. Enter it under More options to see the balance in today’s money. If the account is taxed, add the rate there: interest taxed as it is credited compounds at the after-tax rate.",
      },
    ],
    faq: [
      {
        q: "How do I calculate compound interest by hand?",
        a: "Divide the annual rate by the crediting periods in a year and add one. Raise that to the number of all periods and multiply by the starting amount. Subtract the starting amount, and you have the interest. Any calculator with a power key can do it.",
      },
      {
        q: "What is the rule of 72?",
        a: "Divide 72 by the rate in percent to estimate the years until money doubles: 72 ÷ 6 = 12 years at 6%. It is most accurate near 8%. The page shows the exact doubling time for your rate and compounding.",
      },
      {
        q: "Is compound interest paid monthly or yearly?",
        a: "It depends on the account. US savings accounts usually accrue interest daily and credit it monthly; certificates may credit quarterly or at maturity; many bonds pay twice a year and compound only if you reinvest the coupons. The terms of the account name both dates.",
      },
      {
        q: "Do stocks earn compound interest?",
        a: "Not interest, but reinvested dividends and price gains multiply in the same way. A single steady rate is only an average of very uneven years. For investments with fees and a range of outcomes, use the growth page of the investment calculator.",
      },
    ],
    related: ["savings/monthly-deposit", "savings/apy", "loan/simple-interest", "investment"],
    words: [
      "compound interest formula",
      "interest on interest",
      "compounding",
      "future value",
      "how much will my savings grow",
      "daily compound interest",
      "monthly compound interest",
      "compound growth of savings",
      "term deposit",
      "certificate of deposit",
      "CD interest",
      "fixed deposit",
      "A = P(1 + r/n)^(nt)",
      "rule of 72",
      "doubling time",
      "how long to double my money",
      "how long until money doubles",
    ],
  },
  {
    slug: "savings-goal",
    name: "Time to a savings goal",
    heading: "Savings Goal Calculator",
    question: "How long will it take to reach my savings goal?",
    lead: "The months until your deposits and their interest add up to the goal, with the date. What you put aside matters more than the rate when the goal is near.",
    seo: {
      title: "Savings Goal Calculator: How Long to Save",
      description:
        "How long until you reach a savings goal? Enter the goal, what you have and what you save each month, and get the time, the date and the interest earned.",
    },
    fixed: { mode: "time" },
    fields: ["goal", "initial", "deposit", "frequency", "rate", "startDay"],
    defaults: { deposit: "400" },
    answer: ["timeNeeded", "goalDay", "finalBalance", "deposits", "interest"],
    examples: [
      {
        id: "car",
        title: "20,000 from 1,000 and 400 a month at 4%",
        origin: stepwise,
        inputs: {},
        expect: {
          outputs: { timeNeeded: "3 years 8 months", goalDay: "2029-09-15", finalBalance: 20_079.95 },
        },
      },
      {
        id: "from-zero",
        title: "15,000 from nothing with 300 a month at 4.5%",
        origin: stepwise,
        inputs: { goal: 15_000, initial: 0, deposit: 300, rate: 4.5 },
        expect: { outputs: { timeNeeded: "3 years 10 months", finalBalance: 15_031.08 } },
      },
    ],
    guide: [
      {
        title: "Counted deposit by deposit",
        text: "A goal is reached on the day a deposit arrives or interest is credited, so the time is rounded up to whole periods. The balance on that day is therefore slightly above the goal. Starting from a balance, the first deposit is made one period after the first day.",
      },
      {
        title: "Near goals and far goals",
        text: "For a goal within three or four years, interest contributes only a few percent of the sum, and a larger deposit is the lever. For goals ten years away or more, the rate begins to count. Try an additional 50 a month and then an additional point of interest, and see which one saves more time.",
      },
      {
        title: "Moving targets",
        text: "A car or a down payment will cost more by the time you have the money. Enter the expected price increase as inflation under More options and mark the goal as being in today’s money. Deposits that rise with your pay can be set there as well.",
      },
    ],
    faq: [
      {
        q: "How long does it take to save for a house down payment?",
        a: "Divide the sum that is missing by what you save each month for a first estimate; interest shortens it a little, rising home prices lengthen it. Include closing costs in the goal, and choose inflation for the price of the house rather than general inflation.",
      },
      {
        q: "What if the time comes out as out of reach?",
        a: "Then deposits and interest never catch up with the goal within a hundred years, often because the goal rises with inflation faster than the balance grows. Raise the deposit first; even a small amount changes the picture if nothing was saved before.",
      },
      {
        q: "Where should I keep money for a goal in three years?",
        a: "In insured savings: a high-yield account, a money market account or certificates that mature in time. Stocks may be down by a third in the very month you need to pay. The rate field should hold what that insured account pays, not a stock market average.",
      },
    ],
    related: ["savings/monthly-deposit", "savings/compound-interest", "mortgage/affordability", "percentage"],
    words: [
      "how long to save",
      "how long to save",
      "time to save",
      "when will I reach my goal",
      "saving for a house",
      "saving for a car",
      "emergency fund",
      "months to save",
      "savings timeline",
      "years until goal",
      "savings target date",
      "time to save up",
    ],
  },
  {
    slug: "monthly-deposit",
    name: "Deposit needed for a goal",
    heading: "How Much Should I Save Each Month?",
    question: "How much must I save each month to reach my goal?",
    lead: "The regular deposit that reaches a sum by a date you choose. Time is the strongest of the four inputs: the longer it is, the more of the goal interest pays.",
    seo: {
      title: "How Much to Save Each Month for a Goal",
      description:
        "Find the monthly, weekly or yearly deposit that reaches a savings goal in a number of years or until a date, with interest, inflation and tax counted.",
    },
    fixed: { mode: "deposit" },
    fields: ["goal", "initial", "rate", "time", "timeUnit", "until"],
    defaults: { initial: "0", time: "3" },
    answer: ["depositNeeded", "deposits", "interest", "finalBalance"],
    examples: [
      {
        id: "three-years",
        title: "20,000 in 3 years from nothing at 4%",
        origin: annuity,
        inputs: {},
        expect: { outputs: { depositNeeded: 523.81, finalBalance: 20_000 } },
      },
      {
        id: "six-years",
        title: "30,000 in 6 years from 2,000 at 3.9%",
        origin: annuity,
        inputs: { goal: 30_000, initial: 2000, rate: 3.9, time: 6 },
        expect: { outputs: { depositNeeded: 339.29, finalBalance: 30_000 } },
      },
      {
        id: "todays-money",
        title: "50,000 in today’s money in 10 years from 5,000, with 2% inflation",
        origin: annuity,
        inputs: { goal: 50_000, goalToday: true, inflation: 2, initial: 5000, time: 10 },
        expect: { outputs: { depositNeeded: 363.3, finalBalance: 60_949.72, realValue: 50_000 } },
      },
    ],
    guide: [
      {
        title: "Goal minus head start, spread out",
        text: "First comes what your present savings will have become by the end. The rest of the goal is divided by the value that a deposit of 1 each period would have at that time, which interest makes larger than the mere number of deposits. That is the sinking-fund formula.",
      },
      {
        title: "By a date",
        text: "Choose “Until a date” for a wedding, a tuition bill or a trip. Whole deposit periods between today and that day are counted; a remainder earns interest but gets no deposit. If you are paid every two weeks, set that frequency under More options and save on payday.",
      },
      {
        title: "Check it against your budget",
        text: "If the amount is not realistic, change one thing at a time: two more years usually help more than two more points of interest. A smaller goal with a loan for the rest is an option for a car, rarely for a vacation.",
      },
    ],
    faq: [
      {
        q: "Is the first deposit made today?",
        a: "By default at the end of each period, so the first is one month from now and the last falls on the final day. Choose the beginning under More options if you start at once: each deposit then earns interest for one more period and can be slightly smaller.",
      },
      {
        q: "What interest rate should I use?",
        a: "The rate that an account pays for that time today, after any introductory bonus ends. If it quotes an APY, enter it and choose yearly compounding. For long goals in mixed investments, use a cautious return and review the plan once a year.",
      },
      {
        q: "How much of my income should I save?",
        a: "A common budget rule sets aside a fifth of take-home pay for savings and debt reduction. Retirement, an emergency fund of several months of expenses and this goal share it. If the deposit alone exceeds that share, the date is too ambitious.",
      },
    ],
    related: [
      "savings/savings-goal",
      "savings/compound-interest",
      "loan/loan-amount",
      "date/days-between-dates",
    ],
    words: [
      "monthly savings needed",
      "deposit needed",
      "how much to save per month",
      "sinking fund",
      "saving plan",
      "save for college",
      "save for a wedding",
      "save for a vacation",
      "weekly savings amount",
      "required deposit",
      "savings goal by date",
      "how much to save each month",
      "need to save per month",
      "monthly savings",
    ],
  },
  {
    slug: "apy",
    name: "APY from an interest rate",
    heading: "APY Calculator",
    question: "What is the APY of this interest rate?",
    lead: "The annual percentage yield: what a nominal rate really earns in a year once interest is credited and earns interest itself. Only the rate and the compounding frequency decide it.",
    seo: {
      title: "APY Calculator: Interest Rate to APY",
      description:
        "Convert a nominal interest rate with daily, monthly or quarterly compounding to APY (AER), and see the interest that a deposit earns in one year.",
    },
    fixed: { mode: "final" },
    fields: ["rate", "compounding", "initial"],
    defaults: { rate: "4.5", compounding: "daily", initial: "10000", deposit: "0", time: "1" },
    answer: ["apy", "interest", "finalBalance", "doubling"],
    examples: [
      {
        id: "daily",
        title: "4.5% compounded daily on 10,000",
        origin: power,
        inputs: {},
        expect: { outputs: { apy: 4.6024958498586, interest: 460.25 } },
      },
      {
        id: "regulation-dd",
        title: "5.25% compounded daily on 1,000",
        origin: { kind: "published", source: regulationDD },
        inputs: { initial: 1000, rate: 5.25 },
        expect: { outputs: { interest: 53.9, apy: 5.39 }, tolerance: { apy: 0.001 } },
      },
      {
        id: "regulation-dd-large",
        title: "5.75% compounded daily on 20,000",
        origin: { kind: "published", source: regulationDD },
        inputs: { initial: 20_000, rate: 5.75 },
        expect: { outputs: { interest: 1183.61, apy: 5.92 }, tolerance: { apy: 0.001 } },
      },
    ],
    guide: [
      {
        title: "Rate and yield",
        text: "APY = (1 + r/m)^m − 1, where r is the stated rate and m the number of times a year that interest is credited. With yearly crediting the two are equal; the more often it is credited, the further the yield rises above the rate, up to the limit of continuous compounding.",
      },
      {
        title: "Compare by the yield",
        text: "US banks must advertise the APY under Regulation DD, and British ones the AER, so that accounts with different crediting rules can be compared by one number. It assumes that nothing is withdrawn for a year and that the rate stays, which a variable account does not promise.",
      },
      {
        title: "Back from yield to rate",
        text: "If a bank states only the yield and you want to compute a balance, enter that figure as the rate and choose yearly compounding. The result is then the yield itself, and balances over whole years come out right, whatever the crediting frequency behind it was.",
      },
    ],
    faq: [
      {
        q: "What is the difference between APR and APY?",
        a: "APY includes compounding within the year and describes deposits. APR multiplies the periodic rate by the number of periods, without compounding, adds fees, and describes loans. A card with a monthly rate of 2% has an APR of 2 × 12 = 24% and a yield above it.",
      },
      {
        q: "Is APY paid monthly?",
        a: "The APY is a yearly measure. Interest is usually credited each month at about a twelfth of the nominal rate, which is why the first credit looks smaller than a twelfth of the APY. The difference is made up by interest on those credits.",
      },
      {
        q: "Does a higher APY always mean more money?",
        a: "For the same time and the same deposit, yes. Watch for balance tiers, bonus periods that end, monthly fees and early-withdrawal penalties: none of them is in the number. Interest is also taxable income in most ordinary accounts.",
      },
    ],
    related: ["savings/compound-interest", "loan/apr", "savings/savings-goal", "percentage"],
    words: [
      "annual percentage yield",
      "APR to APY",
      "AER",
      "effective annual rate",
      "EAR",
      "nominal to effective rate",
      "interest rate to yield",
      "high-yield savings account",
      "CD yield",
      "bank account interest",
    ],
  },
]);
