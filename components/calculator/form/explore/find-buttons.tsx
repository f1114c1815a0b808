"use client";

import { startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { numericFigures } from "@/lib/faces/explore/figures";
import { numericInputs } from "@/lib/faces/explore/inputs";
import type { ExploreProps, Place } from "./props";

interface FindButtonsProps extends ExploreProps {
  open: Place | undefined;
  onOpen: (place: Place) => void;
}

/**
 * "Find this" button next to the label of the focused or hovered field. Separate from the fields, whose code
 * is in the page's first script, which is full.
 */
export function FindButtons({ view, model, open, onOpen }: FindButtonsProps) {
  const focused = usePlace("focusin");
  const pointed = usePlace("pointerover");
  const inputs = numericInputs(view.fields, model.displayedEntries);
  const isNumeric = (place: Place) => inputs.some(({ path }) => path === place.path);
  const places = [focused, pointed].filter(
    (place, index, all): place is Place =>
      place?.element.isConnected === true &&
      isNumeric(place) &&
      place.path !== open?.path &&
      all.findIndex((other) => other?.path === place.path) === index,
  );
  if (numericFigures(view.outputs, model.answer).length === 0) return null;
  return places.map((place) =>
    createPortal(<FindButton onPress={() => onOpen(place)} />, place.element, place.path),
  );
}

/**
 * Pointer only: the keyboard has the same button next to the result, and another stop at each field would be
 * in its way.
 */
function FindButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      title="Find this"
      className="absolute -top-3 right-0 flex h-11 min-w-11 items-center justify-end text-accent md:-top-1.5 md:h-8"
    >
      {/* Covers the end of a long label. */}
      <span className="flex items-center gap-1 bg-paper pl-2 font-medium text-sm leading-5">
        <Icon name="target" className="size-4" />
        <span className="in-[[data-half]]:sr-only in-[[data-row]]:sr-only">Find this</span>
      </span>
    </button>
  );
}

/** Returns the field of the last event of this kind. */
function usePlace(event: "focusin" | "pointerover"): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const notice = ({ target, ...rest }: Event) => {
      if ("pointerType" in rest && rest.pointerType !== "mouse") return;
      const location = placeOf(target);
      startTransition(() =>
        setPlace((current) =>
          current?.path === location?.path && current?.element === location?.element ? current : location,
        ),
      );
    };
    document.addEventListener(event, notice);
    if (event === "focusin") setPlace(placeOf(document.activeElement));
    return () => document.removeEventListener(event, notice);
  }, [event]);
  return place;
}

/** Rows are nested: "rooms.0" contains "surfaces", which contains "rooms.0.surfaces.1". */
function placeOf(target: EventTarget | null): Place | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
  const id = element?.dataset.field;
  if (!element || id === undefined) return undefined;
  const row = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  return { path: row === undefined ? id : `${row}.${id}`, element };
}
