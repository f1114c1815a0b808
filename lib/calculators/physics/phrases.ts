import { once } from "../../core/data/once.ts";
import { wordSet } from "../../kit/reader/leftovers.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { formulaFrames } from "./phrases/formula-frames.ts";
import { formulaQuestions, formulaStems, prepareNames } from "./phrases/formula-names.ts";
import { materialFrames } from "./phrases/material-volumes.ts";
import { productFrames } from "./phrases/product-frames.ts";
import { specialFrames } from "./phrases/special-frames.ts";

const DECISIVE = wordSet(
  "speed velocity acceleration force mass energy power pressure volume area length distance height depth width time period frequency " +
    "temperature density current charge angle momentum torque work heat moon mars venus jupiter saturn mercury uranus neptune pluto sun " +
    "feet foot inch inches meters meter miles mile yards isosceles equilateral scalene gallons liters pounds kilograms grams seconds minutes hours unless max min maximum minimum dfu drain fan wg wc",
);
const decisiveWords = once((): ReadonlySet<string> => new Set([...DECISIVE, ...formulaStems()]));

export default defineQuestions({
  priority: 20,
  words: "x across",
  decisive: decisiveWords,
  unitsMatter: true,
  vocabulary:
    "circle sphere cylinder triangle radius diameter circumference hypotenuse wavelength resistance resistor ohm voltage parallel series constant codata",
  questions: formulaQuestions,
  frames: [...specialFrames, ...materialFrames],
  prepare: prepareNames,
  framesFor: (reader, question) => [...productFrames(reader, question), ...formulaFrames(reader, question)],
});
