import { UNITS_NAME } from "@/lib/faces/address/names";
import { US_LANGUAGE } from "@/lib/faces/address/unit-system";
import type { UnitSystem } from "@/lib/quantities/systems";

/** Marks a button that chooses a system of units; its value is the system. */
export const UNITS_CHOICE = "data-units-choice";

/** The window's event that the visitor chose; its detail is the system. */
export const UNITS_EVENT = "units";

/** Seconds of a year. */
const YEAR = 31_536_000;

/**
 * Says in `data-units` of the document which system the visitor works in (chosen before, else guessed from the language as
 * the server does it), before the first paint; and takes the choice by the buttons that are marked so. Where cookies are
 * closed it lasts until the page is left. Runs in the document's head.
 */
export const UNITS_SCRIPT = `(function(){var d=document.documentElement.dataset,c=null;try{c=/(?:^|; )${UNITS_NAME}=(si|us)(?:;|$)/.exec(document.cookie)}catch(e){}d.units=c?c[d.unitsChosen="",1]:${US_LANGUAGE}.test(navigator.language)?"us":"si";addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[${UNITS_CHOICE}]");if(!b)return;d.units=b.getAttribute("${UNITS_CHOICE}");d.unitsChosen="";try{document.cookie="${UNITS_NAME}="+d.units+";path=/;max-age=${YEAR};samesite=lax"}catch(e){}dispatchEvent(new CustomEvent("${UNITS_EVENT}",{detail:d.units}))})})()`;

/** The visitor's own system, as the script found it or the visitor chose it. */
export const ownSystem = (): UnitSystem => (document.documentElement.dataset.units === "us" ? "us" : "si");

/**
 * The same on a page that the server drew in a system for somebody who may not have chosen any: then the server's guess
 * counts, which a crawler or a proxy that sends no language has as well.
 */
export function systemOn(drawn: UnitSystem): UnitSystem {
  const { dataset } = document.documentElement;
  if (dataset.unitsChosen === undefined) dataset.units = drawn;
  return ownSystem();
}
