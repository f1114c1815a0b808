/** Key of the visitor's choice in local storage: "off", or absent. */
const SHORTCUTS_KEY = "scicalcShortcuts";

/** Marks the buttons that switch single-key shortcuts off and on. */
export const SHORTCUTS_TOGGLE = "data-shortcuts-toggle";

/**
 * Applies the visitor's choice about single-key shortcuts before the first key, and handles the buttons that
 * change it. Speech input and trembling hands press such keys without intention (WCAG 2.2, 2.1.4). Runs in
 * the document's head.
 */
export const SHORTCUTS_SCRIPT = `(function(){var d=document.documentElement,k="${SHORTCUTS_KEY}";function a(){var t=null;try{t=localStorage.getItem(k)}catch(e){}d.dataset.shortcuts=t==="off"?"off":"on"}a();addEventListener("storage",a);addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[${SHORTCUTS_TOGGLE}]"))return;var t=d.dataset.shortcuts==="off"?"on":"off";d.dataset.shortcuts=t;try{t==="off"?localStorage.setItem(k,t):localStorage.removeItem(k)}catch(e){}})})()`;

/** Returns true unless the visitor has switched off shortcuts of one key without Ctrl, Alt or ⌘. */
export const hasSingleKeyShortcuts = (): boolean => document.documentElement.dataset.shortcuts !== "off";
