export const messages = {
  bye: "Goodbye!",
  closestPage: ({ reply, page }: { reply: string; page: string }): string =>
    `${reply}\nThe closest page I found: ${page}.`,
  exchangeUnknown: (explanation: string): string => `I don’t know that. ${explanation}`,
  hello: (help: string): string => `Hello. ${help}`,
  help: [
    "I convert units, run SciCalc’s calculators, and find pages on this site. Follow-up questions work, too.",
    "Try, for example, “5 ft 11 in to cm”, “monthly payment on 250k at 6.5% for 30 years”, or “days between March 3, 2024 and today”.",
  ].join("\n"),
  inputUnclear: ({ others, last }: { others: readonly string[]; last: string | undefined }): string =>
    `Which input do you mean: ${others.join(", ")} or ${last}? Please give its name and value.`,
  modelTimeout: (seconds: number): string => `No answer within ${seconds} seconds`,
  notCalculated: (reason: string): string => `That can’t be calculated.\n${reason}`,
  notRead: (question: string): string => `I couldn’t read that.\n${question}`,
  numberUnknown: (number: string): string =>
    `The visitor did not say ${number}. Use the numbers as they were said; null for what was not.`,
  otherInputsOfPage: (changes: string): string => `With ${changes}; everything else as on this page.`,
  otherInputsOfQuestion: ({ text, changes }: { text: string; changes: readonly string[] }): string => {
    const changed = changes.map((each) => `“${each}”`).join(" and ");
    return `Everything else is the same as in “${text}”${changed === "" ? "" : `, changed by ${changed}`}.`;
  },
  partsUnknown: (parts: readonly string[]): string =>
    `I don’t know what to do with ${quoted(parts)} in this question. Could you leave it out or rephrase it?`,
  partsUnused: (parts: readonly string[]): string => `I left out: ${quoted(parts)}.`,
  requestUnreadable: "The request cannot be read.",
  unknown: "I don’t know that. I can help with unit conversions, calculations, and pages on this site.",
  welcome: "You’re welcome!",
  withoutParts: (question: string): string => `\nWithout that, I can answer “${question}”.`,
};

const quoted = (parts: readonly string[]): string => parts.map((part) => `“${part}”`).join(", ");
