/** Marks a button elsewhere that opens the chat: in the menu of small screens, where the floating one often gives way. */
export const OPENS_CHAT = "data-opens-chat";
/** Set on what holds the button while the button is out of the way. */
export const AWAY = "data-away";

/**
 * Keeps the button in `holderId` off whatever can be pressed and off every figure: while one lies under its place, and on
 * small screens while a field has the focus, it is out of the way. Off at once, back when the page has come to rest. Runs
 * as text in the document (`giveWayScript`), before the page's scripts are there: it uses nothing from outside of itself.
 */
function giveWay(holderId: string, away: string, opener: string): void {
  const things =
    "a[href],button,input,select,textarea,summary,label,[role=button],[role=option],[role=slider],[tabindex='0'],output,dd,td,th,figure,canvas,iframe,math,[data-figure]";
  const fields =
    "input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit]),textarea,select,[contenteditable=true]";
  const small = matchMedia("(width < 48rem), (height < 32rem)");
  /** Milliseconds without a change until it comes back. */
  const rest = 250;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at 6 by 6 points, some 13 px apart: nothing that can be pressed slips between them. */
  function covers(holder: Element): boolean {
    const { left, top, width, height } = holder.getBoundingClientRect();
    for (let point = 0; point < 36; point += 1) {
      const x = left - 4 + ((point % 6) * (width + 8)) / 5;
      const y = top - 4 + (Math.floor(point / 6) * (height + 8)) / 5;
      const under = document.elementsFromPoint(x, y).find((element) => !holder.contains(element));
      if (under?.closest(things)) return true;
    }
    return false;
  }

  function check(): void {
    waiting = false;
    const holder = document.getElementById(holderId);
    if (!holder) return;
    const { activeElement: active } = document;
    const typing = small.matches && active?.matches(fields) === true;
    if (typing || covers(holder)) holder.setAttribute(away, "");
    else if (holder.hasAttribute(away)) {
      clearTimeout(timer);
      timer = setTimeout(() => holder.removeAttribute(away), rest);
    }
  }

  function changed(): void {
    clearTimeout(timer);
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(check);
  }

  for (const event of ["scroll", "resize", "focusin", "focusout", "click", "toggle"])
    addEventListener(event, changed, { capture: true, passive: true });
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${opener}]`))
      document.getElementById(holderId)?.querySelector("button")?.click();
  });
  // A keystroke draws parts of the page one after the other: one look for all of them, which takes 7 ms in a long form.
  let isDue = false;
  const redrawn = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      changed();
    }, rest);
  };
  new ResizeObserver(redrawn).observe(document.body);
  new MutationObserver(redrawn).observe(document.body, { childList: true, subtree: true });
  check();
}

/** The text of a script that does so. */
export const giveWayScript = (holderId: string): string =>
  `(${giveWay})(${[holderId, AWAY, OPENS_CHAT].map((text) => JSON.stringify(text))})`;
