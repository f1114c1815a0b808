/** Pixels that a page's header and the strip with the result take, with some room for what is said of the field. */
const [HEADER, STRIP] = [80, 56 + 48];

/** Scrolls a control that has the focus out from under the strip, a keyboard or the header. */
export function keepInView(control: Element): void {
  const { top, bottom } = control.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const [from, to] = [offsetTop + HEADER, offsetTop + height - STRIP];
  if (bottom > to) scrollBy(0, Math.min(bottom - to, top - from));
  else if (top < from) scrollBy(0, top - from);
}
