import { SCENARIO_NAME } from "@/lib/run/address/names";
import { SCENARIOS_PENDING } from "./pending-scenarios";

/** Time after which the content appears in any case, in ms: the scripts may never arrive. */
const LONGEST = 4000;

/**
 * Runs in the document's head, before the first paint: scenarios of an address push down the content below
 * them, so it stays hidden until they render.
 */
export const PENDING_SCENARIOS_SCRIPT = `if(/[?&]${SCENARIO_NAME}=/.test(location.search)){document.documentElement.setAttribute("${SCENARIOS_PENDING}","");setTimeout(function(){document.documentElement.removeAttribute("${SCENARIOS_PENDING}")},${LONGEST})}`;
