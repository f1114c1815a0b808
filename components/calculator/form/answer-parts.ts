// biome-ignore-all lint/performance/noBarrelFile: one chunk for parts that appear together
/** Parts next to the form. On a phone, a request for each would take longer than their code. */
export { ContinuationLink } from "./continuation-link";
export { KeyFigures } from "./figures";
export { PrimaryResult, ResultStatus } from "./primary-result";
export { ResultActions } from "./result-actions";
