import { type ComponentType, use, useEffect, useState } from "react";
import { firstUse } from "@/components/ui/use-presence";
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

// Before the form renders, which waits for it.
if (typeof document !== "undefined" && document.querySelector("[data-add]")) void load();

/**
 * Returns the control of repeating rows. `areDisplayed`: the form begins with rows and waits for their code; other
 * forms load it when the visitor uses the page, and forms without rows never.
 */
export function useRowsControl(hasRows: boolean, areDisplayed: boolean): Rows | undefined {
  const [isFirst] = useState(areDisplayed);
  const [later, setLater] = useState<Rows>();
  useEffect(() => {
    if (hasRows && !isFirst) firstUse.then(load).then((control) => setLater(() => control));
  }, [hasRows, isFirst]);
  return isFirst ? use(load()) : later;
}
