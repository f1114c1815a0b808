/** Key of the visitor's choice in local storage: "light", "dark", or nothing for the system's. */
const THEME_KEY = "scicalcTheme";

/** Marks the button that switches. */
export const THEME_TOGGLE = "data-theme-toggle";

/**
 * Sets the theme before the first paint, so that nothing flashes, and switches it by the button of the header, which then
 * needs no script of its own and works from the first paint on. Where storage is closed a choice lasts until the page is
 * left. Runs in the document's head.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)");function a(){var t=null;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:m.matches?"dark":"light"}a();m.addEventListener("change",a);addEventListener("storage",a);addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[${THEME_TOGGLE}]"))return;var t=d.dataset.theme==="dark"?"light":"dark";d.dataset.theme=t;try{localStorage.setItem("${THEME_KEY}",t)}catch(e){}})})()`;
