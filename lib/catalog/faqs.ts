/** Categories of the FAQ page (specification, section 3), as a reader is told them. */
export const FAQ_CATEGORIES = {
  privacy: "Privacy",
  technical: "Technical",
  general: "General",
  support: "Support",
  other: "Other",
} as const;

/** A question of the FAQ page. The answer has a paragraph per line. */
export interface PublicFaq {
  id: number;
  category: keyof typeof FAQ_CATEGORIES;
  question: string;
  answer: string;
}
