/** What stands for an amount of money in a quantity per quantity: "money/volume" is a price per volume. */
export const MONEY = "money";

/** The sign of any currency, which the page's own takes the place of when a unit is written. */
export const ANY_CURRENCY = "¤";
