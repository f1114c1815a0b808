import { byMode } from "../../kit/calculator/modes.ts";
import { answerOf } from "./answer.ts";
import type calculator from "./calculator.ts";
import { houseAnswer } from "./house-answer.ts";
import { type HouseData, houseDataFor } from "./house-data.ts";
import { type Tables, tablesFor } from "./tables.ts";

export const { compute, data } = byMode<typeof calculator, { rts: Tables; quick: Tables; house: HouseData }>(
  "mode",
  {
    rts: (inputs, { hours }, tables) => answerOf(inputs, tables, hours),
    quick: (inputs, { hours }, tables) => answerOf(inputs, tables, hours),
    house: (inputs, { hours }, houseData) => houseAnswer(inputs, houseData, hours),
  },
  { rts: tablesFor, quick: tablesFor, house: houseDataFor },
);
