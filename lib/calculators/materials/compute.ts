import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { compareAnswer } from "./compare.ts";
import { expansionAnswer } from "./expansion.ts";
import { findAnswer } from "./find.ts";
import { loadMaterials, type Materials } from "./material.ts";
import { propertiesAnswer } from "./properties-answer.ts";
import { weightAnswer } from "./weight.ts";

interface Data {
  properties: Materials;
  find: Materials;
  compare: Materials;
  expansion: Materials;
}

const load = (_: unknown, loader: Parameters<typeof loadMaterials>[0]) => loadMaterials(loader);

export const { compute, data } = byMode<typeof calculator, Data>(
  "mode",
  {
    properties: propertiesAnswer,
    find: findAnswer,
    compare: compareAnswer,
    weight: weightAnswer,
    expansion: expansionAnswer,
  },
  { properties: load, find: load, compare: load, expansion: load },
);
