/**
 * For onMouseDown: a press with the mouse leaves the focus where it was, so that Enter goes on meaning equals and not the
 * key that was clicked last. A calculator in a frame takes the keyboard from the site around it.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
  if (!document.hasFocus()) window.focus();
}
