import { type ComponentType, startTransition, use, useEffect, useState } from "react";
import { afterFirstLoads } from "@/components/ui/use-presence";
import { messages } from "../messages";
import type { RowsProps } from "./row-list";

type Rows = ComponentType<RowsProps>;

const NotLoaded: Rows = ({ field }) => <p className="text-sm">{messages.sectionNotLoaded(field.label)}</p>;

let loading: Promise<Rows> | undefined;

function load(): Promise<Rows> {
  loading ??= import("./rows-control").then(
    ({ RowsControl }) => RowsControl,
    () => NotLoaded,
  );
  return loading;
}

// Starts before the form renders, because a form that begins with rows waits for this code.
if (typeof document !== "undefined" && document.querySelector("[data-add]")) void load();

/**
 * Returns the control of repeating rows. A form that displays rows at first waits for their code; a form that may
 * display them later loads it when the visitor uses the page.
 * @param hasRows true if any field of the form has rows
 * @param areDisplayed true if the form displays rows now
 */
export function useRowsControl(hasRows: boolean, areDisplayed: boolean): Rows | undefined {
  const [startsWithRows] = useState(areDisplayed);
  const [loaded, setLoaded] = useState<Rows>();
  useEffect(() => {
    if (hasRows && !startsWithRows)
      afterFirstLoads()
        .then(load)
        .then((control) => startTransition(() => setLoaded(() => control)));
  }, [hasRows, startsWithRows]);
  return startsWithRows ? use(load()) : loaded;
}
