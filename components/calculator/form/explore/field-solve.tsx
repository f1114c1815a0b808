"use client";

import { memo, useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { useLoaded } from "@/components/ui/use-loaded";
import { afterFirstLoads } from "@/components/ui/use-presence";
import { hasNumbers } from "@/lib/faces/explore/has-numbers";
import type { ExploreProps, Place } from "./props";

const loadSolve = () => import("./solve-panel").then(({ SolvePanel }) => SolvePanel);
const loadFindButtons = () =>
  afterFirstLoads()
    .then(() => import("./find-buttons"))
    .then(({ FindButtons }) => FindButtons);

/** "Find this" next to a field, and its search below the field. */
export const FieldSolve = memo(function FieldSolve(props: ExploreProps) {
  const { view, model } = props;
  const isNumeric = hasNumbers(view.fields, model.state.entries);
  const [open, setOpen] = useState<Place>();
  const close = useCallback(() => setOpen(undefined), []);
  const place = open?.element.isConnected ? open : undefined;
  const { loaded: FindButtons } = useLoaded(model.live && isNumeric, loadFindButtons);
  const { loaded: SolvePanel } = useLoaded(place !== undefined, loadSolve, close);
  if (!isNumeric) return null;

  /** Returns the focus to its field. */
  function leave() {
    const cause = place?.element.querySelector<HTMLElement>("input, select");
    setOpen(undefined);
    cause?.focus();
  }

  return (
    <>
      {place &&
        SolvePanel &&
        createPortal(
          <div className="at-field mt-2">
            <SolvePanel key={place.path} {...props} path={place.path} onClose={leave} />
          </div>,
          place.element,
        )}
      {FindButtons && <FindButtons {...props} open={place} onOpen={setOpen} />}
    </>
  );
});
