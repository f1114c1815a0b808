export const messages = {
  partNotLoaded: "This part of the page could not be loaded. Please try again.",
};
