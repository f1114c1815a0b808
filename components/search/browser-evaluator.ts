import { localEvaluator } from "@/lib/catalog/evaluator";
import { loadFromServer } from "@/lib/core/data/fetch-file";

export const browserEvaluator = localEvaluator(loadFromServer);
