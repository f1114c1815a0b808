/** Placeholder for money in a compound quantity: "money/volume" is a price per volume. */
export const MONEY = "money";

/** Sign of any currency. The page's currency replaces it in the text of a unit. */
export const ANY_CURRENCY = "¤";
