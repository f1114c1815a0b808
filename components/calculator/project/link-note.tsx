"use client";

import { Icon } from "@/components/ui/icon";
import type { LinkResult } from "@/lib/projects/results";
import { messages } from "./messages";

const actionStyle = "min-h-11 px-1 font-medium text-accent underline-offset-4 hover:underline md:min-h-8";

interface LinkNoteProps {
  result: LinkResult;
  onDetach: () => void;
  onFollow: () => void;
}

/** Note below a field: the origin of its value, and whether it still follows it. */
export function LinkNote({ result, onDetach, onFollow }: LinkNoteProps) {
  const { status, differs } = result;
  const follows = status === "follows" || status === "unavailable";
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-2 rounded-md border px-3 text-sm leading-snug ${differs || status === "unavailable" ? "border-warning bg-warning-soft" : "border-line bg-sunken"}`}
    >
      <Icon name={follows ? "link" : "info"} className="size-4 text-muted" />
      <p className="min-w-0 flex-1 py-1.5" role="status">
        {linkText(result)}
      </p>
      {status !== "undeclared" && status !== "idle" && (
        <button type="button" onClick={follows ? onDetach : onFollow} className={actionStyle}>
          {follows ? "Detach" : "Link again"}
        </button>
      )}
    </div>
  );
}

/** Formats "From Rooms: Supply air, 1,240 cfm", "From Rooms: 8 rooms". */
export function linkText({ status, differs, from, label, value, sourceValue }: LinkResult): string {
  const { links } = messages;
  const isList = typeof sourceValue === "object";
  const source = `${from.title}: ${isList && value ? value : label}`;
  switch (status) {
    case "follows":
      return isList ? links.from(source) : links.fromWithValue({ source, value });
    case "unavailable":
      return links.withoutValue(source);
    case "detached":
      if (!differs) return links.detached(source);
      return isList ? links.detachedFromList(source) : links.detachedFromValue({ source, value });
    case "idle":
      return links.notUsed(source);
    case "undeclared":
      return links.noLongerPossible(source);
  }
}

interface OfferNoteProps {
  /** "Rooms: supply airflow" */
  sources: readonly { id: string; text: string }[];
  onFollow: (id: string) => void;
}

/** Note below a field that follows nothing yet: possible sources in this project. */
export function OfferNote({ sources, onFollow }: OfferNoteProps) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 text-sm">
      {sources.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          onClick={() => onFollow(id)}
          className={`${actionStyle} inline-flex items-center gap-1.5 text-left`}
        >
          <Icon name="link" className="size-4" />
          Link to {text}
        </button>
      ))}
    </div>
  );
}
