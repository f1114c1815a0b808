/** Attribute of a link that reports an error in the result of its page. */
export const REPORT_LINK = "data-report";

/**
 * Completes such a link when it is used: the page’s address with its inputs and the displayed result go behind "#", which
 * no server receives (lib/core/forms/report). Runs in the document's head.
 */
export const REPORT_SCRIPT = `addEventListener("click",function(e){var d=document,a=e.target.closest("[${REPORT_LINK}]"),r=d.querySelector("[data-tool] output")||d.querySelector("[data-tool] [role=status]");if(a)a.hash=encodeURIComponent(location.href.slice(origin.length)+"\\n"+(r?r.textContent:""))},!0)`;
