import { defineJobs } from "../../kit/calculator/jobs.ts";

const mental = { kind: "independent", by: "mental arithmetic" } as const;
const decimal = { kind: "independent", by: "Python 3’s decimal module with 30 digits" } as const;

export default defineJobs([
  {
    slug: "percent-of-a-number",
    name: "Percent of a number",
    heading: "Percent of a Number",
    question: "What is 15 percent of 80?",
    lead: "Takes a percentage of any number and shows what remains. Percentages above 100 and below 0 work as well, with every digit exact.",
    seo: {
      title: "Percent of a Number Calculator",
      description:
        "Calculate any percent of a number, such as 15% of 80 or 7.5% of 240, with what is left over, the formula, and ways to do it in your head.",
    },
    fixed: { mode: "of" },
    fields: ["percentage", "number"],
    examples: [
      {
        id: "fifteen-of-eighty",
        title: "15% of 80",
        origin: mental,
        inputs: {},
        expect: { outputs: { part: 12, remainder: 68 } },
      },
      {
        id: "small-percentage",
        title: "0.1% of 0.3, without binary noise",
        origin: mental,
        inputs: { percentage: "0.1", number: "0.3" },
        expect: { outputs: { part: 0.0003, remainder: 0.2997 }, tolerance: 0 },
      },
      {
        id: "more-than-all",
        title: "250% of 40",
        origin: mental,
        inputs: { percentage: "250", number: "40" },
        expect: { outputs: { part: 100, remainder: -60 } },
      },
    ],
    guide: [
      {
        title: "Percent means hundredths",
        text: "Multiply the number by the percentage and divide by 100, or move the decimal point of the percentage two places to the left and multiply. “Of” is the multiplication sign: 15% of 80 is 0.15 times 80. The rest is the number less that part.",
      },
      {
        title: "In your head",
        text: "Start from 10%, which moves the decimal point one place, and build the rest: 5% is half of it, 20% is twice, 1% is a tenth. 15% of 80 is 8 plus 4. And the numbers may trade places: 16% of 25 is 25% of 16, a quarter.",
      },
      {
        title: "Of which number?",
        text: "The percentage belongs to the number behind “of”. If a price already contains the percentage, such as a total with tax, taking that percent of the total gives too much. Use the reverse percentage there. Two percentages of different numbers must not be added.",
      },
    ],
    faq: [
      {
        q: "How do I calculate 20% of a number?",
        a: "Divide it by five, because 20% is a fifth. For 150 that is 150 ÷ 5 = 30. On a calculator, 150 × 0.2 = 30 gives the same, because the percent sign stands for hundredths.",
      },
      {
        q: "What is 1% of a million?",
        a: "One hundredth: 1000000 ÷ 100 = 10,000. Checking with 1% first is a good guard against an answer that is off by a factor of ten, the typical slip of a misplaced point.",
      },
      {
        q: "Can a percentage be more than 100?",
        a: "Yes. 250% of a number is two and a half times it. It makes no sense only where the part cannot exceed the whole, as with votes or the charge of a battery.",
      },
    ],
    related: [
      "percentage/what-percent",
      "percentage/discount",
      "percentage/tip",
      "percentage/reverse-percentage",
    ],
    words: [
      "percentage of a number",
      "x percent of y",
      "percent calculator",
      "find a percentage",
      "what is 20 percent of",
      "5% of",
      "per cent of",
      "take a percentage",
      "calculate percent",
    ],
  },
  {
    slug: "what-percent",
    name: "What percent is X of Y?",
    heading: "What Percent Is X of Y?",
    question: "What percent of 60 is 45?",
    lead: "Expresses one number as a percentage of another, and as a decimal and a fraction in lowest terms. The whole decides the result, so choose it with care.",
    seo: {
      title: "What Percent Is X of Y?",
      description:
        "Find what percent one number is of another: scores, shares, progress and conversion rates, with the decimal, the reduced fraction and the formula.",
    },
    fixed: { mode: "share" },
    fields: ["part", "whole"],
    examples: [
      {
        id: "forty-five-of-sixty",
        title: "45 of 60",
        origin: mental,
        inputs: {},
        expect: { outputs: { share: 75, fraction: "3/4", decimal: 0.75 } },
      },
      {
        id: "quiz",
        title: "17 of 20 questions right",
        origin: mental,
        inputs: { part: "17", whole: "20" },
        expect: { outputs: { share: 85, fraction: "17/20" } },
      },
      {
        id: "above-the-target",
        title: "130 sold where 104 were planned",
        origin: mental,
        inputs: { part: "130", whole: "104" },
        expect: { outputs: { share: 125, fraction: "5/4" } },
      },
    ],
    guide: [
      {
        title: "Part over whole",
        text: "Divide the part by the whole and multiply by 100. The whole is the number behind “of” or “out of”: the points that could be had, all voters, the budget. If you divide the other way round, a small share turns into a figure above 100.",
      },
      {
        title: "Which whole is meant",
        text: "45 of 60 people who answered is 75%, but of 90 who were asked it is half. Surveys, unemployment and click rates all hinge on this. State the whole next to the percentage whenever you publish one.",
      },
      {
        title: "Share or growth",
        text: "A share compares a part with its whole at one moment. To say by how much something rose from one value to another, use the percentage change: 60 after 45 is a rise of a third, although 45 is three quarters of 60. Share and growth answer different questions.",
      },
    ],
    faq: [
      {
        q: "How do I turn a score into a percentage?",
        a: "Divide the points you got by the points possible and multiply by 100: 17 ÷ 20 × 100 = 85. Weighted parts of a course need each percentage multiplied by its weight before you add them.",
      },
      {
        q: "Can the result be more than 100%?",
        a: "Yes, when the part is larger than the reference, as with a sales target that was beaten. If the part is really contained in the whole, a result above 100 shows that the two fields are swapped.",
      },
      {
        q: "Do percentages of a list always add up to 100?",
        a: "The exact ones do. Rounded ones may sum to 99 or 101. Don’t change a figure to hide that; a note on rounding below the table is the usual practice.",
      },
    ],
    related: ["percentage/percent-of-a-number", "percentage/percent-change", "fraction/simplify"],
    words: [
      "what percent of",
      "x is what percent of y",
      "percentage of two numbers",
      "ratio to percent",
      "score to percentage",
      "percent out of",
      "grade percentage",
      "share in percent",
      "part of whole percentage",
      "how many percent is",
      "45 is what percent of 60",
      "what percentage is",
      "score to percent",
    ],
  },
  {
    slug: "percent-change",
    name: "Percentage change",
    heading: "Percentage Change Calculator",
    question: "By what percent did a value rise or fall?",
    lead: "Compares an old value with a new one: the increase or decrease in percent, the amount, the growth factor, and the change that would undo it.",
    seo: {
      title: "Percentage Change Calculator",
      description:
        "Calculate the percentage increase or decrease from an old to a new value, with the amount, the factor, and the percent needed to get back to the start.",
    },
    fixed: { mode: "change" },
    fields: ["from", "to"],
    examples: [
      {
        id: "eighty-to-ninety-two",
        title: "From 80 to 92, and back",
        origin: decimal,
        inputs: {},
        expect: { outputs: { change: 15, amount: 12, undo: -13.043_478_260_869_57 } },
      },
      {
        id: "halved",
        title: "From 50 down to 25",
        origin: mental,
        inputs: { from: "50", to: "25" },
        expect: { outputs: { change: -50, factor: 0.5, undo: 100 } },
      },
      {
        id: "out-of-the-red",
        title: "From a loss of 50 to a profit of 30",
        origin: decimal,
        inputs: { from: "-50", to: "30" },
        expect: { outputs: { change: 160, amount: 80 }, warnings: ["base is negative"] },
      },
    ],
    guide: [
      {
        title: "New minus old, over old",
        text: "Subtract the old value from the new one and divide by the old one. The base is always where you come from, so the same two numbers give different percentages in the two directions: 80 to 92 is a rise of 15%, 92 to 80 a fall of about 13%.",
      },
      {
        title: "Up and down do not cancel",
        text: "After a fall of 50% a rise of 100% is needed to return. That is why “recovered half of its loss” is a vague phrase, and why the reversing change is shown. For several changes in a row multiply the factors; adding the percentages is wrong.",
      },
      {
        title: "Small and negative bases",
        text: "From zero there is no percentage, and from a value near zero it is huge and says little. From a loss to a profit the sign depends on convention; here the absolute value of the old figure is the base, with a note, and many reports print “n/m” instead.",
      },
    ],
    faq: [
      {
        q: "What is the difference between change and difference?",
        a: "A change has an old and a new value and a sign. A percentage difference treats two values alike, divides by their mean and is never negative; it suits two measurements of the same thing.",
      },
      {
        q: "Is a rise from 2% to 3% one percent or fifty?",
        a: "Both statements exist: it is one percentage point, and a relative rise of fifty percent. Say points for rates of interest, tax or votes, or readers will take the figure they prefer.",
      },
      {
        q: "How do I find the yearly rate of several years?",
        a: "Don’t divide the total change by the years, since growth compounds. Take the root of the growth factor with the number of years, which a calculator of compound annual growth rates does for you.",
      },
      {
        q: "What does a 200% increase mean?",
        a: "The value is three times what it was: the original plus twice as much. Doubling is an increase of 100%. “Up to 200%” and “up by 200%” are different claims.",
      },
    ],
    related: [
      "percentage/percentage-points",
      "percentage/reverse-percentage",
      "percentage/what-percent",
      "investment/cagr",
    ],
    words: [
      "percent increase",
      "percent decrease",
      "percentage increase calculator",
      "growth rate",
      "rate of change in percent",
      "percent difference",
      "year over year",
      "YoY change",
      "pay raise percentage",
      "percent gain",
      "percent loss",
      "percentage difference between two numbers",
      "percent difference between two numbers",
      "percent growth",
    ],
  },
  {
    slug: "reverse-percentage",
    name: "Reverse percentage",
    heading: "Reverse Percentage Calculator",
    question: "What was the value before a percentage was added or taken off?",
    lead: "Goes back from a value after an increase or decrease to the original, and says why simply subtracting the same percentage gives a wrong answer.",
    seo: {
      title: "Reverse Percentage Calculator",
      description:
        "Find the original value before a percent increase or decrease: the price before the sale, the salary before the raise, the amount before a fee.",
    },
    fixed: { mode: "original" },
    fields: ["after", "direction", "percentage"],
    defaults: { after: "120", percentage: "20" },
    examples: [
      {
        id: "before-twenty-percent",
        title: "120 after an increase of 20%",
        origin: mental,
        inputs: {},
        expect: { outputs: { original: 100, amount: 20 }, warnings: ["Not 96"] },
      },
      {
        id: "before-fifteen-percent",
        title: "92 after an increase of 15%",
        origin: mental,
        inputs: { after: "92", percentage: "15" },
        expect: { outputs: { original: 80, amount: 12 }, warnings: ["Not 78.2"] },
      },
      {
        id: "price-before-sale",
        title: "$60 after 25% off",
        origin: mental,
        inputs: { after: "60", percentage: "25", direction: "decrease" },
        expect: { outputs: { original: 80, factor: 0.75 } },
      },
    ],
    guide: [
      {
        title: "Divide, don’t subtract",
        text: "After an increase the value is 100% plus the percentage of the original. So divide it by that sum as a decimal: 120 after 20% is 120 over 1.2. After a decrease divide by what was left, 0.75 for a quarter off. Multiply back to check: 100 times 1.2 is 120.",
      },
      {
        title: "Why minus the same percent fails",
        text: "The percentage was taken of the smaller, original number. 20% of 120 is 24, but only 20 had been added. The error grows with the percentage: at 100% the naive way would give zero instead of half.",
      },
      {
        title: "Where it comes up",
        text: "Prices before a sale, pay before a raise, a population before growth, the amount to invoice so that a fee of a few percent still leaves the sum you want. For sales tax and VAT to the cent, use the tax page, which splits a receipt.",
      },
    ],
    faq: [
      {
        q: "How do I find the original price after a discount?",
        a: "Divide the sale price by one minus the discount. With 25% off and a price of 60 it is 60 ÷ 0.75 = 80. Taking the 25% of the sale price instead would be too little.",
      },
      {
        q: "How do I charge enough to cover a 3% fee?",
        a: "Divide the amount you need by 0.97, which is one minus the fee: 100 ÷ 0.97 = 103.09. In this form the amount is the value after a decrease of three percent.",
      },
      {
        q: "Can I reverse a 100% decrease?",
        a: "No. Nothing is left of the original, whatever it was, so there is no single answer. A decrease of 99% can be reversed, but small errors of the value grow a hundredfold.",
      },
    ],
    related: ["percentage/sales-tax", "percentage/percent-change", "percentage/discount"],
    words: [
      "original price before discount",
      "value before increase",
      "percentage backwards",
      "undo a percentage",
      "original amount",
      "before tax amount",
      "inverse percentage",
      "price before sale",
      "salary before raise",
      "find the original number",
    ],
  },
  {
    slug: "discount",
    name: "Discount: price after percent off",
    heading: "Discount Calculator: Price After Percent Off",
    question: "What do I pay after the discount, with tax?",
    lead: "Shows the sale price, what you save, and the total with sales tax, each rounded to the cent in the order in which a register does it.",
    seo: {
      title: "Discount Calculator: Percent Off and Tax",
      description:
        "Calculate the price after a percent-off discount, the money saved, and the total with sales tax added to the reduced price, all rounded to the cent.",
    },
    fixed: { mode: "discount" },
    fields: ["price", "discountRate", "taxRate"],
    defaults: { price: "89.99", discountRate: "30", taxRate: "0" },
    examples: [
      {
        id: "thirty-off",
        title: "30% off $89.99",
        origin: decimal,
        inputs: {},
        expect: { outputs: { finalPrice: 62.99, saved: 27 } },
      },
      {
        id: "with-tax",
        title: "25% off $120, then 8.25% tax",
        origin: decimal,
        inputs: { price: "120", discountRate: "25", taxRate: "8.25" },
        expect: { outputs: { saved: 30, netPrice: 90, tax: 7.43, finalPrice: 97.43 } },
      },
      {
        id: "half-price",
        title: "Half off $15.50",
        origin: mental,
        inputs: { price: "15.5", discountRate: "50" },
        expect: { outputs: { finalPrice: 7.75, saved: 7.75 } },
      },
    ],
    guide: [
      {
        title: "Discount first, tax second",
        text: "The discount is taken off the tag price, and the tax is charged on what remains. That holds for store coupons and sales. With a manufacturer’s coupon many states tax the full price, because the store is repaid; then enter the discount as zero and subtract the coupon from the total.",
      },
      {
        title: "Two discounts in a row",
        text: "“20% plus an extra 10%” is not 30%. The second one applies to the reduced price: 0.8 times 0.9 leaves 72%, so you save 28%. Enter that figure, or run the form twice, starting the second time with the first result.",
      },
      {
        title: "Is it a good deal?",
        text: "A percentage needs an honest starting price. Compare the final price with what the item cost last month, and for packs divide by the count. “Buy one, get one half off” is 25% on two items, and only if you want two.",
      },
    ],
    faq: [
      {
        q: "How do I calculate 30% off in my head?",
        a: "Keep 70%: take a tenth of the price and multiply by seven. For a price near 90 a tenth is 9, and 9 × 7 = 63. Round the tag price up first, so that the estimate errs on the safe side.",
      },
      {
        q: "What is 20% off plus 10% off?",
        a: "0.8 × 0.9 = 0.72, so you pay 72% of the price. The order of the two does not matter for the result, unless a fixed amount is taken off in between.",
      },
      {
        q: "How do I find what percent off a sale price is?",
        a: "Divide what you save by the old price. From 80 down to 60 you save 20, and 20 ÷ 80 × 100 = 25 percent. The percentage change page gives it with a minus sign.",
      },
    ],
    related: ["percentage/sales-tax", "percentage/reverse-percentage", "percentage/tip", "cost"],
    words: [
      "percent off",
      "sale price calculator",
      "% off",
      "how much do i save",
      "markdown",
      "coupon calculator",
      "black friday discount",
      "price reduction",
      "30 percent off",
      "final price after discount",
      "rebate",
    ],
  },
  {
    slug: "sales-tax",
    name: "Sales tax and VAT",
    heading: "Sales Tax and VAT Calculator",
    question: "What is the price with the tax, or without it?",
    lead: "Adds sales tax, VAT or GST to a net price, or takes it out of a total, with the tax itself rounded to the cent so that both parts match the receipt.",
    seo: {
      title: "Sales Tax and VAT: Add or Remove",
      description:
        "Add sales tax or VAT to a price, or find the price before tax and the tax contained in a total, rounded to the cent as a receipt shows them.",
    },
    fixed: { mode: "tax" },
    fields: ["taxWay", "taxedPrice", "salesTaxRate"],
    examples: [
      {
        id: "add-sales-tax",
        title: "8.25% sales tax on $49.99",
        origin: decimal,
        inputs: {},
        expect: { outputs: { tax: 4.12, priceWithTax: 54.11 } },
      },
      {
        id: "remove-vat",
        title: "20% VAT contained in 120",
        origin: decimal,
        inputs: { taxWay: "remove", taxedPrice: "120", salesTaxRate: "20" },
        expect: { outputs: { priceBeforeTax: 100, tax: 20 } },
      },
      {
        id: "remove-sales-tax",
        title: "8.25% sales tax contained in $54.11",
        origin: decimal,
        inputs: { taxWay: "remove", taxedPrice: "54.11" },
        expect: { outputs: { priceBeforeTax: 49.99, tax: 4.12 } },
      },
    ],
    guide: [
      {
        title: "Adding",
        text: "Multiply the net price by the rate. In the United States the rate is the sum of state, county, city and district taxes where the goods are delivered, and five states have no statewide sales tax. Look up the combined rate for your address; this page does not guess it.",
      },
      {
        title: "Removing",
        text: "A total is the net price times one plus the rate, so divide by that. With 20% VAT the tax is a sixth of the total, not a fifth, which is the commonest slip on expense reports. A reduced rate has its own fraction, so never reuse the one of another rate.",
      },
      {
        title: "The odd cent",
        text: "Tax is rounded half away from zero to the cent. When it is taken out of a total, the net price is rounded and the tax is the rest, so that the two always add up. Shops that round each line instead of the sum may differ by a cent or two.",
      },
    ],
    faq: [
      {
        q: "How do I take 20% VAT off a price?",
        a: "Divide by 1.2: for a total of 120 it is 120 ÷ 1.2 = 100, and the tax is 20. Subtracting 20% of the total would leave 96, four too few, because the tax was charged on the smaller net price.",
      },
      {
        q: "Is sales tax charged before or after a discount?",
        a: "On the reduced price, if the store gives the discount at the register. Manufacturer coupons and rebates usually don’t reduce the taxable amount. The discount page does both steps in that order.",
      },
      {
        q: "What is the difference between sales tax and VAT?",
        a: "Sales tax is charged once, to the final buyer, and American shelf prices are without it. VAT and GST are charged at each stage with a credit for what was paid before, and consumer prices include them.",
      },
    ],
    related: ["percentage/discount", "percentage/reverse-percentage", "percentage/markup-and-margin"],
    words: [
      "VAT calculator",
      "GST calculator",
      "add tax",
      "remove tax",
      "price before tax",
      "price including tax",
      "tax inclusive",
      "reverse sales tax",
      "HST calculator",
      "net and gross price",
      "VAT exclusive",
      "add vat",
      "remove vat",
      "price without vat",
      "vat inclusive price",
    ],
  },
  {
    slug: "tip",
    name: "Tip, total and split",
    heading: "Tip Calculator: Tip, Total and Split",
    question: "How much tip do we leave, and how much does each of us pay?",
    lead: "Finds the tip, the total and each person’s share to the cent. You can leave the tax out of the tip and round the total up to whole dollars.",
    seo: {
      title: "Tip Calculator: Split the Bill",
      description:
        "Calculate a tip at 15, 18 or 20%, the total and each person’s share of the bill to the cent, before or after tax, with rounding up to a whole amount.",
    },
    fixed: { mode: "tip" },
    fields: ["bill", "tipRate", "people", "roundUp"],
    defaults: { bill: "60", tipRate: "18", people: "2" },
    examples: [
      {
        id: "dinner-for-two",
        title: "18% on $60 for two",
        origin: decimal,
        inputs: {},
        expect: { outputs: { tip: 10.8, total: 70.8, perPerson: 35.4 } },
      },
      {
        id: "three-people",
        title: "18% on $84.50, split by three",
        origin: decimal,
        inputs: { bill: "84.5", people: "3" },
        expect: {
          outputs: { tip: 15.21, total: 99.71, perPerson: 33.23, payMore: 2 },
          warnings: ["2 people pay $33.24 and 1 pays $33.23"],
        },
      },
      {
        id: "before-tax",
        title: "20% on a bill of $108 that contains $8 of tax, for four",
        origin: mental,
        inputs: { bill: "108", billTax: "8", tipRate: "20", people: "4" },
        expect: { outputs: { tip: 20, total: 128, perPerson: 32 } },
      },
    ],
    guide: [
      {
        title: "How much is usual",
        text: "In American restaurants with table service 18 to 20% is common, 15% is the lower end, and a dollar or two a drink at the bar. In Canada it is similar; in most of Europe service is included and people round up; in Japan a tip is not expected. Check the bill for a service charge first.",
      },
      {
        title: "Before or after tax",
        text: "Etiquette says before tax, card terminals often suggest percentages of the total with tax. At a tax of 9% that makes a tip of 20% into nearly 22% of the meal. Enter the tax under More options to leave it out.",
      },
      {
        title: "Splitting fairly",
        text: "The shares add up to the total exactly: when it does not divide evenly, some people pay one cent more, and the note names how many. If the orders were very different, run the form once per person with their part of the bill.",
      },
    ],
    faq: [
      {
        q: "How do I calculate a 20% tip quickly?",
        a: "Move the decimal point one place to the left and double it. For a bill of 64 that is 6.4 × 2 = 12.80. For 15%, take a tenth and add half of it.",
      },
      {
        q: "Do I tip on a discounted bill?",
        a: "Tip on the full price: the work was the same. With a gift card or a coupon, enter the amount before the reduction as the bill, and subtract the coupon from the total.",
      },
      {
        q: "Is a service charge the same as a tip?",
        a: "Not legally in the United States. A mandatory charge, often 18% for large groups, belongs to the restaurant unless it says otherwise. Most guests add little or nothing to it, so read the bill before you tip.",
      },
      {
        q: "Why does one person pay a cent more?",
        a: "Because a total of 100 dollars does not divide by three: two times 33.33 and once 33.34 make it whole. Rounding everyone down would leave the table short, and rounding all up would overpay.",
      },
    ],
    related: ["percentage/percent-of-a-number", "percentage/sales-tax", "percentage/discount"],
    words: [
      "gratuity",
      "split the bill",
      "bill splitter",
      "tip split",
      "how much to tip",
      "restaurant tip",
      "18 percent tip",
      "20 percent tip",
      "tipping calculator",
      "tip per person",
      "share the check",
    ],
  },
  {
    slug: "markup-and-margin",
    name: "Margin and markup",
    heading: "Margin and Markup Calculator",
    question: "What selling price gives this margin, and what is the markup?",
    lead: "From the cost and one of price, margin or markup it finds the other two and the profit. Margin is measured against the price, markup against the cost.",
    seo: {
      title: "Margin and Markup Calculator",
      description:
        "Find the selling price, gross margin, markup and profit from the cost and any one of them, and see why a markup of 50% is a margin of only a third.",
    },
    fixed: { mode: "markup" },
    fields: ["cost", "known", "margin", "markup", "sellingPrice"],
    defaults: { cost: "40", known: "margin", margin: "40" },
    examples: [
      {
        id: "forty-percent-margin",
        title: "A cost of $40 and a margin of 40%",
        origin: decimal,
        inputs: {},
        expect: { outputs: { sellingPrice: 66.67, markup: 66.666_666_666_666_67 } },
      },
      {
        id: "sixty-percent-markup",
        title: "A cost of $50 and a markup of 60%",
        origin: decimal,
        inputs: { cost: "50", known: "markup", markup: "60" },
        expect: { outputs: { sellingPrice: 80, profit: 30, margin: 37.5 } },
      },
      {
        id: "sold-at-a-loss",
        title: "Bought for $50, sold for $40",
        origin: mental,
        inputs: { cost: "50", known: "price", sellingPrice: "40" },
        expect: { outputs: { margin: -25, markup: -20 }, warnings: ["loses money"] },
      },
    ],
    guide: [
      {
        title: "Same profit, two bases",
        text: "Profit over price is the margin; profit over cost is the markup. The margin is always the smaller of the two and stays below 100%, while a markup has no upper limit. Doubling the cost is a markup of 100% and a margin of one half.",
      },
      {
        title: "Pricing for a margin",
        text: "Divide the cost by one minus the margin. Adding the margin to the cost as if it were a markup is the classic mistake: 40% on top of 40 gives a price of 56 and a margin of under 29%.",
      },
      {
        title: "What belongs in the cost",
        text: "For a gross margin, the purchase price with freight and duty. Rent, wages, card fees and returns come out of that margin later, so a net margin is much lower. Take sales tax or VAT out of the price before you compare.",
      },
    ],
    faq: [
      {
        q: "How do I convert markup to margin?",
        a: "Divide the markup by one plus the markup: at 60% it is 0.6 ÷ 1.6 = 0.375. Back again, divide the margin by one minus the margin. Write both as decimals first, or the ones do not fit.",
      },
      {
        q: "What is a good margin?",
        a: "It depends on how fast goods turn over. Grocers live on thin margins and quick turnover, jewelers on the opposite. Compare with your own rent, wages and shrinkage rather than with another trade.",
      },
      {
        q: "How far can I discount before I lose money?",
        a: "Exactly by your margin. With a margin of forty percent, a forty percent sale brings the price down to the cost, and any more is a loss. The markup is the wrong figure to look at here.",
      },
    ],
    related: ["percentage/sales-tax", "percentage/percent-change", "percentage/discount"],
    words: [
      "profit margin",
      "gross margin",
      "markup percentage",
      "selling price from cost",
      "retail price calculator",
      "profit percentage",
      "keystone pricing",
      "cost plus pricing",
      "gross profit",
      "margin vs markup",
      "buying and selling price",
      "profit",
    ],
  },
  {
    slug: "percentage-points",
    name: "Percentage points",
    heading: "Percentage Points Calculator",
    question: "How many percentage points apart are two rates, and how many percent?",
    lead: "Compares two rates in percentage points, in basis points and as a relative change, so that a headline about interest or polls cannot mislead you.",
    seo: {
      title: "Percentage Points vs. Percent",
      description:
        "Compare two rates, such as 4% and 5%, in percentage points, basis points and relative percent, or raise a rate by either and see both results.",
    },
    fixed: { mode: "points" },
    fields: ["pointsQuestion", "oldRate", "newRate", "raise"],
    examples: [
      {
        id: "four-to-five",
        title: "From 4% to 5%",
        origin: mental,
        inputs: {},
        expect: { outputs: { points: 1, basisPoints: 100, relativeChange: 25 } },
      },
      {
        id: "raised-by-ten",
        title: "A rate of 4% “raised by 10%”",
        origin: mental,
        inputs: { pointsQuestion: "raise" },
        expect: { outputs: { relativeRate: 4.4, pointsRate: 14 }, warnings: ["either"] },
      },
      {
        id: "rate-cut",
        title: "A mortgage rate from 6.5% down to 6%",
        origin: decimal,
        inputs: { oldRate: "6.5", newRate: "6" },
        expect: { outputs: { points: -0.5, basisPoints: -50, relativeChange: -7.692_307_692_307_692 } },
      },
    ],
    guide: [
      {
        title: "Subtract for points",
        text: "The difference of two percentages is counted in percentage points. The relative change divides that difference by the old rate and is counted in percent. From 4% to 5% is one point up, and a quarter more interest to pay. Both numbers describe the same step.",
      },
      {
        title: "Basis points",
        text: "Bankers split a point into 100 basis points, to avoid the confusion altogether: a cut of 25 basis points takes 5.25% to 5%. Yields, fees of funds and spreads are quoted this way, and traders say “bips”.",
      },
      {
        title: "How headlines use it",
        text: "Whoever wants a big number takes the relative change of a small rate: a risk that rises from 1 in 1,000 to 2 in 1,000 is up 100%, and by a tenth of a point. Ask for both, and for the rate it started from.",
      },
    ],
    faq: [
      {
        q: "What is 1 percentage point?",
        a: "The step from one whole percentage to the next, as from 4% to 5%. It is not one percent of the rate, which would take 4% only to 4.04%. The distance is the same at every level.",
      },
      {
        q: "How many basis points are in a percent?",
        a: "One hundred in a percentage point, so half a point is 50. The word is used for differences and fees, seldom for the rate itself. Divide by a hundred to get points.",
      },
      {
        q: "My party went from 20 to 25 percent. By how much did it grow?",
        a: "By five percentage points, and its share grew by a quarter: 5 ÷ 20 × 100 = 25 percent. Its number of votes may have changed by yet another figure if the turnout differed.",
      },
    ],
    related: ["percentage/percent-change", "percentage/what-percent", "savings/apy"],
    words: [
      "basis points",
      "bps calculator",
      "percent vs percentage points",
      "pp",
      "difference between two percentages",
      "compare interest rates",
      "rate hike",
      "relative vs absolute change",
      "percent to basis points",
      "subtract percentages",
    ],
  },
]);
