export const messages = {
  unknown: (kind: string) => `This ${kind} is currently under development. Please check back soon!`,
  allCalculators: (count: number) => `All ${count} calculators can be embedded.`,
  wholeTool: (name: string) => `The whole ${name}`,
  allConverters: (count: number) => `All ${count} converters can be embedded.`,
  codeCopied: { title: "Code Copied!", description: "The embed code has been copied to your clipboard." },
  copyFailed: "Copy Failed",
  codeNotCopied: "Could not copy the code. Please try again manually.",
};
