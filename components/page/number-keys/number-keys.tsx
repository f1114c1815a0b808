"use client";

import { useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";

const loadKeys = () => import("./field-keys").then(({ FieldKeys }) => FieldKeys);

/** Keys above the number pad of a touch device, for the focused field of numbers. Their code loads with the first one. */
export function NumberKeys() {
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) return;
    const updateField = () => {
      const active = document.activeElement;
      setField(active instanceof HTMLInputElement && active.matches("[data-keys]") ? active : undefined);
    };
    // Nothing has the focus for a moment between two fields.
    const updateLater = () => setTimeout(updateField);
    updateField();
    document.addEventListener("focusin", updateField);
    document.addEventListener("focusout", updateLater);
    return () => {
      document.removeEventListener("focusin", updateField);
      document.removeEventListener("focusout", updateLater);
    };
  }, []);
  const { loaded: FieldKeys } = useLoaded(field !== undefined, loadKeys);
  return field && FieldKeys ? <FieldKeys field={field} /> : null;
}
