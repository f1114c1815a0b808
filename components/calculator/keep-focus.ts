/**
 * Keeps the focus on a mouse press (for onMouseDown), so that Enter still means equals instead of the last
 * clicked key. An embedded calculator takes the keyboard from the site around it.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
  if (!document.hasFocus()) window.focus();
}
