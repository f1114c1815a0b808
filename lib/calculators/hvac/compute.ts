import { byMode } from "../../kit/calculator/modes.ts";
import { answerOf } from "./answer.ts";
import type calculator from "./calculator.ts";
import type { Inputs } from "./modes.ts";
import { type Tables, tablesFor } from "./tables.ts";

export const { compute, data } = byMode<typeof calculator, Record<Inputs["mode"], Tables>>(
  "mode",
  {
    rts: (inputs, _context, tables) => answerOf(inputs, tables),
    quick: (inputs, _context, tables) => answerOf(inputs, tables),
  },
  { rts: tablesFor, quick: tablesFor },
);
