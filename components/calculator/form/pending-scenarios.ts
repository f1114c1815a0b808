import { SCENARIO_NAME } from "@/lib/faces/address/names";

/** As long as `<html>` has this attribute, what stands below the scenarios is hidden (app/globals.css). */
const ATTRIBUTE = "data-scenarios-pending";
/** Milliseconds after which it is shown in any case: the scripts may never come. */
const LONGEST = 4000;

/**
 * Runs in the document's head, before the first paint: the scenarios of an address push down what stands below them, and
 * nothing that is seen may move. So it is drawn with them.
 */
export const PENDING_SCENARIOS_SCRIPT = `if(/[?&]${SCENARIO_NAME}=/.test(location.search)){document.documentElement.setAttribute("${ATTRIBUTE}","");setTimeout(function(){document.documentElement.removeAttribute("${ATTRIBUTE}")},${LONGEST})}`;

/** The scenarios are drawn, or there will be none. */
export const showBelowScenarios = (): void => document.documentElement.removeAttribute(ATTRIBUTE);
