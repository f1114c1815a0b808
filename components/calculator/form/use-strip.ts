import { type RefObject, useEffect, useState } from "react";

/** On narrow screens; a wide one has the result beside the form. */
const NARROW = "(width < 48rem)";

interface StripState {
  /** The control among the calculator's inputs that has the focus. */
  control: Element | undefined;
  /** True if the result is to be seen above the window's lower edge. */
  isWanted: boolean;
}

/**
 * When a narrow screen needs the result in a strip of its own: while an input has the focus, and while the form is in view
 * without its result. `box` stands beside the result.
 */
export function useStrip(box: RefObject<HTMLElement | null>): StripState {
  const [control, setControl] = useState<Element>();
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const follow = () => {
      const active = document.activeElement;
      setControl(active?.closest("[data-inputs]") && matchMedia(NARROW).matches ? active : undefined);
    };
    // Between two fields nothing has the focus for a moment.
    const left = () => setTimeout(follow);
    follow();
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", left);
    };
  }, []);

  useEffect(() => {
    const calculation = box.current?.closest("[data-calculation]");
    const [result, form] = [".dock-figure", "form"].map((part) => calculation?.querySelector(part));
    if (!result || !form) return;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        setAway(seen.get(form) === true && seen.get(result) === false && matchMedia(NARROW).matches);
      },
      // The area under the header is not visible, nor are the last lines of the form.
      { rootMargin: "-64px 0px -100px 0px" },
    );
    observer.observe(result);
    observer.observe(form);
    return () => observer.disconnect();
  }, [box]);

  return { control, isWanted: control !== undefined || isAway };
}
