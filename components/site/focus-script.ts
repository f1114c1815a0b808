import { CHAT_PLACE } from "@/components/chat/give-way";

/**
 * Scrolls a control that gets the focus by keyboard out from under what stays in view above the page: header,
 * result, result strip, project bar (WCAG 2.2, 2.4.11). The browser only scrolls to what is outside of the
 * window. The chat button in `chatId` moves away by itself. Runs as text in the document's head: it must be
 * self-contained.
 */
function keepFocusInView(chatId: string): void {
  const GAP = 8;

  /** Returns the sticky or fixed element that covers a part of a control. */
  function coverOf(control: Element, { left, top, width, height }: DOMRect): Element | null {
    const x = Math.max(0, left) + Math.min(width, innerWidth - Math.max(0, left)) / 2;
    for (const y of [top + 2, top + height / 2, top + height - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(control) || control.contains(hit)) continue;
      for (let each: Element | null = hit; each && !each.contains(control); each = each.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return each.id === chatId ? null : each;
    }
    return null;
  }

  /** Returns the element or window whose scrolling moves a control relative to its cover. */
  function scrollerOf(cover: Element): Element | Window {
    for (let each = cover.parentElement; each && each !== document.body; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
    return window;
  }

  function uncover(control: Element): void {
    const { left, right } = control.getBoundingClientRect();
    if (left < 0 || right > innerWidth)
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // A second cover may follow at the other edge.
    for (let times = 0; times < 3; times += 1) {
      const box = control.getBoundingClientRect();
      const cover = coverOf(control, box);
      if (!cover) return;
      const { top, bottom } = cover.getBoundingClientRect();
      // A menu or dialog that covers most of the window closes instead.
      if (bottom - top > innerHeight / 2) return;
      // A strip at the lower edge may be higher than the control.
      const isAtLowerEdge = bottom > (innerHeight * 3) / 4;
      const isAbove = top < innerHeight / 4 || (!isAtLowerEdge && top + bottom < box.top + box.bottom);
      const by = isAbove ? box.top - bottom - GAP : box.bottom - top + GAP;
      scrollerOf(cover).scrollBy({ top: by, behavior: "instant" });
    }
  }

  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    // After the browser’s own scrolling, before the next paint.
    requestAnimationFrame(() => document.activeElement === target && uncover(target));
  });
}

export const FOCUS_SCRIPT = `(${keepFocusInView})(${JSON.stringify(CHAT_PLACE)})`;
