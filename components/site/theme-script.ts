/** Key of the visitor's choice in local storage: "light", "dark", or nothing for the system's. */
export const THEME_KEY = "scicalcTheme";

/** Sets the theme before the first paint, so that nothing flashes. Runs in the document's head. */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)");function a(){var t=null;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:m.matches?"dark":"light"}a();m.addEventListener("change",a);addEventListener("storage",a)})()`;
