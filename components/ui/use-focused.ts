import { startTransition, useEffect, useEffectEvent, useState } from "react";

/**
 * Returns what `select` returns for the focused element: undefined for one that does not matter. In a transition, so
 * that the press that moves the focus does not wait for it.
 */
export function useFocused<Control extends Element>(
  select: (active: Element | null) => Control | undefined,
): Control | undefined {
  const [control, setControl] = useState<Control>();
  const selectNow = useEffectEvent(() => select(document.activeElement));
  useEffect(() => {
    const follow = () => startTransition(() => setControl(selectNow()));
    // Nothing has the focus for a moment between two fields.
    const followLater = () => setTimeout(follow);
    follow();
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", followLater);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", followLater);
    };
  }, []);
  return control;
}
