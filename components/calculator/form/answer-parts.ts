import { ContinuationLink } from "./continuation-link";
import { KeyFigures } from "./figures";
import { NoResult } from "./no-result";
import { prepareForm } from "./prepare-form";
import { PrimaryResult, ResultStatus } from "./primary-result";
import { ResultActions } from "./result-actions";

/** Parts next to the form and what prepares the page, in one chunk. On a phone, a request for each would take longer than their code. */
export const answerParts = {
  ContinuationLink,
  KeyFigures,
  NoResult,
  PrimaryResult,
  ResultActions,
  ResultStatus,
  prepareForm,
};
