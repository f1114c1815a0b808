import { type ComponentType, use } from "react";
import type { Fields } from "@/lib/kit/fields/field";
import { messages } from "../messages";
import type { RowsProps } from "./row-list";

const NotLoaded = ({ field }: RowsProps) => (
  <p className="text-sm">{messages.sectionNotLoaded(field.label)}</p>
);

let loading: Promise<ComponentType<RowsProps>> | undefined;

function load(): Promise<ComponentType<RowsProps>> {
  loading ??= import("./rows-control").then(
    ({ RowsControl }) => RowsControl,
    () => NotLoaded,
  );
  return loading;
}

// Before the form renders, which waits for it.
if (typeof document !== "undefined" && document.querySelector("[data-add]")) void load();

/** Returns the control of repeating rows; undefined for the many forms without rows, which do not load its code. */
export function useRowsControl(fields: Fields): ComponentType<RowsProps> | undefined {
  const hasRows = Object.values(fields).some(({ kind }) => kind === "rows");
  return hasRows ? use(load()) : undefined;
}
