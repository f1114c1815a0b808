import { UNITS_NAME } from "@/lib/run/address/names";
import { PAPER_UNITS } from "./units-choice";

/** Maximum length of a printed address with its inputs, in characters; the inputs are on the sheet anyway. */
const MAX_ADDRESS = 400;

/**
 * Sets the line below a printed page's title to the day and the address with the inputs, right before the browser prints. A
 * static page knows neither. Runs in the document's head.
 */
export const PAPER_SCRIPT = `addEventListener("beforeprint",function(){var r=document.documentElement,u=new URL(location.href);if(!u.search&&u.hash.slice(0,2)!=="#?"){u.hash="";if(document.querySelector("[${PAPER_UNITS}]"))u.searchParams.set("${UNITS_NAME}",r.dataset.units)}r.style.setProperty("--paper-line",JSON.stringify(new Date().toLocaleDateString("en-US",{dateStyle:"long"})+" · "+(u.href.length>${MAX_ADDRESS}?u.origin+u.pathname:u.href)))})`;
