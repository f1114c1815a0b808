import { SCENARIO_NAME } from "@/lib/run/address/names";
import { SCENARIOS_PENDING } from "./pending-scenarios";

/** Milliseconds after which it is shown in any case: the scripts may never come. */
const LONGEST = 4000;

/**
 * Runs in the document's head, before the first paint: the scenarios of an address push down what stands below them, and
 * nothing that is seen may move. So it is drawn with them.
 */
export const PENDING_SCENARIOS_SCRIPT = `if(/[?&]${SCENARIO_NAME}=/.test(location.search)){document.documentElement.setAttribute("${SCENARIOS_PENDING}","");setTimeout(function(){document.documentElement.removeAttribute("${SCENARIOS_PENDING}")},${LONGEST})}`;
