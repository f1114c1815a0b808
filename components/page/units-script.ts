import { UNITS_NAME } from "@/lib/run/address/names";
import { US_LANGUAGE } from "@/lib/run/address/unit-system";
import { UNITS_CHOICE, UNITS_EVENT } from "./units-choice";

/** Seconds of a year. */
const YEAR = 31_536_000;

/**
 * Says in `data-units` of the document which system the visitor works in (chosen before, else guessed from the language as
 * the server does it), before the first paint; and takes the choice by the buttons that are marked so. Where cookies are
 * closed, and in a frame on another site, it lasts until the page is left. Runs in the document's head.
 */
export const UNITS_SCRIPT = `(function(){var d=document.documentElement.dataset,c=null;try{c=/(?:^|; )${UNITS_NAME}=(si|us)(?:;|$)/.exec(document.cookie)}catch(e){}d.units=c?c[d.unitsChosen="",1]:${US_LANGUAGE}.test(navigator.language)?"us":"si";addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[${UNITS_CHOICE}]");if(!b)return;d.units=b.getAttribute("${UNITS_CHOICE}");d.unitsChosen="";try{if(self===top)document.cookie="${UNITS_NAME}="+d.units+";path=/;max-age=${YEAR};samesite=lax"}catch(e){}dispatchEvent(new CustomEvent("${UNITS_EVENT}",{detail:d.units}))})})()`;
