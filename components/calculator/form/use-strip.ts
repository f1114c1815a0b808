import { type RefObject, useEffect, useState } from "react";
import { useFocused } from "@/components/ui/use-focused";

/** Narrow screens; wide ones have the result next to the form. */
const NARROW = "(width < 48rem)";

interface StripState {
  /** Focused input of the calculator. */
  control: Element | undefined;
  /** True if the result should appear above the window's lower edge. */
  isWanted: boolean;
}

/**
 * Tells when a narrow screen needs the result strip: while an input has the focus, and while the form is in
 * view without its result. `box` is next to the result.
 */
export function useStrip(box: RefObject<HTMLElement | null>): StripState {
  const [isAway, setAway] = useState(false);
  const control = useFocused((active) =>
    active?.closest("[data-inputs]") && matchMedia(NARROW).matches ? active : undefined,
  );

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
