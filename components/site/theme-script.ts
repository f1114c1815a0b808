/** Key of the visitor's choice in local storage: "light", "dark", or absent for the system's. */
const THEME_KEY = "scicalcTheme";

/** Marks the button that switches. */
export const THEME_TOGGLE = "data-theme-toggle";

/**
 * Sets the theme before the first paint, to avoid a flash, and handles the header’s theme button, which
 * therefore needs no other script. Without storage a choice lasts until the visitor leaves the page. Runs in
 * the document's head.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)");function a(){var t=null;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:m.matches?"dark":"light"}a();m.addEventListener("change",a);addEventListener("storage",a);addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[${THEME_TOGGLE}]"))return;var t=d.dataset.theme==="dark"?"light":"dark";d.dataset.theme=t;try{localStorage.setItem("${THEME_KEY}",t)}catch(e){}})})()`;
