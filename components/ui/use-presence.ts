"use client";

import { useEffect, useState } from "react";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Whether someone is there: false until the first move, touch or key. What only use needs is loaded then. */
export function usePresence(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    const noticed = () => setPresent(true);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, noticed, { once: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, noticed);
    };
  }, []);
  return present;
}
