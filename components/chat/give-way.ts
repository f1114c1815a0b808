/** Marks another button that opens the chat: in the menu of small screens. */
export const OPENS_CHAT = "data-opens-chat";
/** Id of the button’s container. */
export const CHAT_PLACE = "chat-place";
/** Attribute of the button’s container while the button is hidden. */
export const AWAY = "data-away";

/**
 * Hides the button in `holderId` while it would cover a control or a figure, and on small screens while a
 * field has the focus. Hides immediately, and returns once the page is at rest. Runs as text in the document
 * (`giveWayScript`), before the page's scripts: it must be self-contained.
 */
function giveWay(holderId: string, away: string, opener: string): void {
  const things =
    "a[href],button,input,select,textarea,summary,label,[role=button],[role=option],[role=slider],[tabindex='0'],output,dd,td,th,figure,canvas,iframe,math,[data-figure]";
  const fields =
    "input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit]),textarea,select,[contenteditable=true]";
  const small = matchMedia("(width < 48rem), (height < 32rem)");
  /** Time without a change until it returns, in ms. */
  const rest = 250;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Samples 6 by 6 points, about 13 px apart: any control is larger. */
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

  const isTyping = (): boolean => small.matches && document.activeElement?.matches(fields) === true;

  function check(): void {
    waiting = false;
    const holder = document.getElementById(holderId);
    if (!holder) return;
    if (isTyping() || covers(holder)) holder.setAttribute(away, "");
    else if (holder.hasAttribute(away)) {
      clearTimeout(timer);
      timer = setTimeout(() => holder.removeAttribute(away), rest);
    }
  }

  function changed(): void {
    clearTimeout(timer);
    if (waiting) return;
    waiting = true;
    // After the paint: a press displays its result first.
    requestAnimationFrame(() => setTimeout(check));
  }

  for (const event of ["scroll", "resize"])
    addEventListener(event, changed, { capture: true, passive: true });
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${opener}]`))
      document.getElementById(holderId)?.querySelector("button")?.click();
  });
  // A key or a press renders parts of the page in sequence: one check for all, which takes 7 ms in a long form.
  let isDue = false;
  const redrawn = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      changed();
    }, rest);
  };
  for (const event of ["focusout", "click", "toggle"])
    addEventListener(event, redrawn, { capture: true, passive: true });
  addEventListener("focusin", () => (isTyping() ? changed() : redrawn()));
  new ResizeObserver(redrawn).observe(document.body);
  new MutationObserver(redrawn).observe(document.body, { childList: true, subtree: true });
  check();
}

export const giveWayScript = (holderId: string): string =>
  `(${giveWay})(${[holderId, AWAY, OPENS_CHAT].map((text) => JSON.stringify(text))})`;
