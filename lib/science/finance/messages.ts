import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

/** Findings above the charts of loans. `time`: "8 years"; `saved`: interest. */
export const messages = {
  interestSaved: (saved: SentenceValue): Sentence => sentence`Extra payments save ${saved} in interest`,
  paidOffSooner: (time: string): string => `Paid off ${time} sooner`,
  paidOffSoonerSaving: ({ time, saved }: { time: string; saved: SentenceValue }): Sentence =>
    sentence`Paid off ${time} sooner, saving ${saved}`,
  halfPaidOff: ({ time, term }: { time: string; term: string }): string =>
    `Half the loan is paid off after ${time} of ${term}`,
  principalAboveInterest: (year: number): string =>
    `From year ${year} on, more goes to principal than to interest`,
};
