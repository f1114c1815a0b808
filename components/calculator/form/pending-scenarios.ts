/** Attribute of `<html>` that hides the content below the scenarios (app/globals.css). */
export const SCENARIOS_PENDING = "data-scenarios-pending";

/** Reveals the content below the scenarios, which are rendered or absent. */
export const showBelowScenarios = (): void => document.documentElement.removeAttribute(SCENARIOS_PENDING);
