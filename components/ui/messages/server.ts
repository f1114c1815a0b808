export const messages = {
  notReached: "The server could not be reached. Please check your connection and try again.",
  notReachedWithForm:
    "The server could not be reached. Please check your connection and try again. Nothing you typed has been lost.",
  unexpectedStatus: (status: number) => `The server answered with status ${status}.`,
};
