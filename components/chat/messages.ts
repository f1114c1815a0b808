export const messages = {
  greeting: "Hello. I convert units, run this site’s calculators, and find pages.",
  error: "Chatbot Error",
  notConnected: "Sorry, I couldn't connect. Please try again later.",
  connectionFailed: "I'm having trouble connecting right now. Please try again in a moment.",
  noReply: "Sorry, I encountered an issue. Please try again.",
  failed: (problem: string) => `Error: ${problem}`,
  stopped: "Stopped.",
  opened: (page: string) => `Opened ${page}.`,
  dock: "Dock beside the page",
  float: "Float over the page",
  whatIf: ({ input, value }: { input: string; value: string }) => `What if the ${input} is ${value}?`,
};
