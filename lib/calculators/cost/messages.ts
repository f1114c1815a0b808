export const messages = {
  errors: {
    differentKinds: "Weight, volume and pieces cannot be compared with each other.",
    noOffer: "Enter at least one offer.",
  },
  outputs: {
    offer: (number: number) => `Offer ${number}`,
    sameCost: "All cost the same",
  },
  steps: {
    unitPriceOfOffer: (number: number) => `Unit price of offer ${number}`,
  },
};
