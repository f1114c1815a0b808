/** Runs something after the next frame is painted, which it would delay. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
