/** Categories of the FAQ page (docs/specification.md, section 3), as displayed. */
export const FAQ_CATEGORIES = {
  privacy: "Privacy",
  technical: "Technical",
  general: "General",
  support: "Support",
  other: "Other",
} as const;

export type FaqCategory = keyof typeof FAQ_CATEGORIES;

export interface PublicFaq {
  id: number;
  category: FaqCategory;
  question: string;
  answer: string;
}

export const paragraphsOf = (answer: string): { number: number; text: string }[] =>
  answer
    .split("\n")
    .map((line, number) => ({ number, text: line.trim() }))
    .filter(({ text }) => text !== "");
