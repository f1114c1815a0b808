import { UNITS_NAME } from "@/lib/run/address/names";
import { US_LANGUAGE } from "@/lib/run/address/unit-system";
import { UNITS_CHOICE, UNITS_EVENT } from "./units-choice";

/** A year in seconds. */
const YEAR = 31_536_000;

/**
 * Sets `data-units` of the document to the visitor's unit system (saved, else guessed from the language as on
 * the server) before the first paint, and handles the marked buttons. Without cookies, and in a frame on
 * another site, it lasts until the visitor leaves the page. Runs in the document's head.
 */
export const UNITS_SCRIPT = `(function(){var d=document.documentElement.dataset,c=null;try{c=/(?:^|; )${UNITS_NAME}=(si|us)(?:;|$)/.exec(document.cookie)}catch(e){}d.units=c?c[d.unitsChosen="",1]:${US_LANGUAGE}.test(navigator.language)?"us":"si";addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[${UNITS_CHOICE}]");if(!b)return;d.units=b.getAttribute("${UNITS_CHOICE}");d.unitsChosen="";try{if(self===top)document.cookie="${UNITS_NAME}="+d.units+";path=/;max-age=${YEAR};samesite=lax"}catch(e){}dispatchEvent(new CustomEvent("${UNITS_EVENT}",{detail:d.units}))})})()`;
