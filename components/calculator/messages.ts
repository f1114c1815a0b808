export const messages = {
  resultCopied: (result: string) => ({
    title: "Copied!",
    description: `Result ${result} copied to clipboard.`,
  }),
  resultNotCopied: "Failed to copy result.",
};
