/** Marks the input of an answer bar in a page. */
export const BAR = "data-answer-bar";
