export const BAR = "data-answer-bar";
