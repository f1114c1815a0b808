/** Sentences about copying a result. */
export const messages = {
  copied: "Copied!",
  resultCopied: (result: string) => `Result ${result} copied to clipboard.`,
  resultNotCopied: "Failed to copy result.",
};
