import { ContinuationLink } from "./continuation-link";
import { KeyFigures } from "./figures";
import { preloadCalculator } from "./preload-calculator";
import { PrimaryResult, ResultStatus } from "./primary-result";
import { ResultActions } from "./result-actions";

/** Parts next to the form and the preloader, in one chunk. On a phone, a request for each would take longer than their code. */
export const answerParts = {
  ContinuationLink,
  KeyFigures,
  PrimaryResult,
  ResultActions,
  ResultStatus,
  preloadCalculator,
};
