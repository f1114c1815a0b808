import { pluralize } from "../../core/locale/locale.ts";

export const messages = {
  errors: {
    billTaxAboveBill: "The tax in the bill cannot be more than the bill.",
    changeFromZero: "There is no percentage change from 0, because there is nothing to measure it against.",
    differenceOfZeros: "There is no percentage difference between 0 and 0.",
    errorAgainstZero: "There is no percent error against 0. Use the absolute error instead.",
    marginTooHigh: "The margin must be below 100%: at 100% the whole price would be profit.",
    nothingLeft: "After a decrease of 100% nothing is left, so the earlier value cannot be found.",
    ratioToZero: "The second part of a ratio must not be 0.",
    resultOutOfRange: "The result is too large or too small to show.",
    saleOfZero: "With a cost and a price of 0 there is no markup and no margin.",
    shareOfZero: "There is no percentage of 0: the whole must not be 0.",
    zeroIsZeroPercent: "0 is 0% of every number: there is no single answer.",
    notZeroPercent: (part: string) => `${part} is not 0% of any number.`,
  },
  warnings: {
    chainNotSum: (sum: string) =>
      `Adding the percentages would give ${sum}, but each change applies to the result of the one before.`,
    loss: "The selling price is below the cost: every sale loses money.",
    negativeBase:
      "The base is negative, so the change is measured against its absolute value and + means upward. Many sources give no percentage in this case.",
    negativeAccepted: "The accepted value is negative, so the error is a percentage of its absolute value.",
    noMargin: "There is no margin: the selling price is 0.",
    noMarkup: "There is no markup: the cost is 0.",
    noRelativeChange: "There is no relative change from a rate of 0%.",
    oppositeSigns: "The values have opposite signs: their difference is always 200%, whatever they are.",
    percentageOfEarlierValue: ({
      mistaken,
      percentage,
      value,
    }: {
      mistaken: string;
      percentage: string;
      value: string;
    }) => `Not ${mistaken}: the ${percentage} was of the value before the change, not of ${value}.`,
    ratioCompares:
      "A ratio a : b is read as a compared with b. As parts of one whole, a is a/(a + b) of it: that share is shown too.",
    raisedIsAmbiguous: ({ raise, points }: { raise: string; points: string }) =>
      `“Raised by ${raise}%” can mean either. Say “percentage points” when you mean ${points}.`,
    unevenShares: ({
      more,
      larger,
      others,
      smaller,
      total,
    }: {
      /** People who pay the larger share, and those who pay the smaller one. */
      more: bigint;
      others: bigint;
      larger: string;
      smaller: string;
      total: string;
    }) =>
      `The total does not divide evenly: ${more} ${pluralize(more, { one: "person pays", other: "people pay" })} ${larger} and ${others} ${pluralize(others, { one: "pays", other: "pay" })} ${smaller}, so that the shares add up to ${total}.`,
  },
  chain: {
    chart: {
      title: "Value after each change",
      up: (percentage: string) => `Up ${percentage}% overall`,
      down: (percentage: string) => `Down ${percentage}% overall`,
      summary: ({ from, to, changes }: { from: string; to: string; changes: number }) =>
        `From ${from} to ${to} in ${changes} ${pluralize(changes, { one: "change", other: "changes" })}.`,
      change: "Change",
      value: "Value",
    },
    table: {
      title: "Step by step",
      step: "Step",
      change: "Change",
      value: "Value after the change",
    },
  },
};
