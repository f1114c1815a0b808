"use client";

import { useFocused } from "@/components/ui/use-focused";
import { useLoaded } from "@/components/ui/use-loaded";

const loadKeys = () => import("./field-keys").then(({ FieldKeys }) => FieldKeys);

const hasKeys = (active: Element | null): active is HTMLInputElement =>
  active instanceof HTMLInputElement &&
  active.matches("[data-keys]") &&
  matchMedia("(pointer: coarse)").matches;

/** Keys above the number pad of a touch device, for the focused field of numbers. Their code loads with the first one. */
export function NumberKeys() {
  const field = useFocused((active) => (hasKeys(active) ? active : undefined));
  const { loaded: FieldKeys } = useLoaded(field !== undefined, loadKeys);
  return field && FieldKeys ? <FieldKeys field={field} /> : null;
}
