/** Attribute of `<html>` that hides the content below the scenarios (app/globals.css). */
export const SCENARIOS_PENDING = "data-scenarios-pending";

/** The scenarios are drawn, or there will be none. */
export const showBelowScenarios = (): void => document.documentElement.removeAttribute(SCENARIOS_PENDING);
