/** Sentences about questions that the server could not read. */
export const messages = {
  error: "Error fetching FAQs",
  notLoaded: (problem: string) => `The questions could not be loaded. ${problem}`,
};
