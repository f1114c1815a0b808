"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { TextArea, TextField } from "@/components/ui/text-field";
import { changedEntry, type Edit, movedEntry, newId, withEntry, withoutEntry } from "@/lib/projects/edits";
import { MAX_LINE, MAX_NOTES } from "@/lib/projects/limits";
import type { ProjectEntry } from "@/lib/projects/project";
import { messages } from "./messages";

export const FLOW_TITLE = "flow";

/** Applies a change; the last argument is the announcement. */
export type ChangeProject = (edit: Edit, step: string, announcement?: string) => void;

interface AboutProps {
  entry: ProjectEntry;
  onChange: ChangeProject;
}

interface MovesProps extends AboutProps {
  place: number;
  count: number;
}

/** Name and notes, collapsed. */
export function EntryAbout({ entry, onChange }: AboutProps) {
  const [open, setOpen] = useState(false);
  const edit = (change: Partial<ProjectEntry>, step: string) =>
    onChange(
      changedEntry(entry.id, (current) => ({ ...current, ...change })),
      `${step} ${entry.id}`,
    );
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm md:min-h-8">
        <Icon
          name="chevron-right"
          className="size-4 transition-transform duration-100 group-open:rotate-90"
        />
        Name and notes
      </summary>
      {open && (
        <div className="space-y-3 pt-2">
          <TextField
            label="Name"
            value={entry.title}
            maxLength={MAX_LINE}
            autoComplete="off"
            onChange={({ target: { value } }) => edit({ title: value }, "name")}
          />
          <TextArea
            label="Notes"
            rows={3}
            value={entry.notes}
            maxLength={MAX_NOTES}
            onChange={({ target: { value } }) => edit({ notes: value }, "notes")}
          />
        </div>
      )}
    </details>
  );
}

const iconButton =
  "grid h-11 w-9 place-items-center rounded-md text-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-40 md:size-9";

/** Order, copy and removal of an entry. */
export function EntryMoves({ entry, place, count, onChange }: MovesProps) {
  const { id, title } = entry;
  return (
    <div className="-mr-2 flex shrink-0 print:hidden">
      <button
        type="button"
        aria-label={`Move ${title} up`}
        title="Move up"
        disabled={place === 0}
        className={iconButton}
        onClick={() =>
          onChange(movedEntry(id, -1), `move ${id}`, messages.moved({ title, number: place, count }))
        }
      >
        <Icon name="chevron-down" className="size-4 rotate-180" />
      </button>
      <button
        type="button"
        aria-label={`Move ${title} down`}
        title="Move down"
        disabled={place === count - 1}
        className={iconButton}
        onClick={() =>
          onChange(movedEntry(id, 1), `move ${id}`, messages.moved({ title, number: place + 2, count }))
        }
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <button
        type="button"
        aria-label={`Duplicate ${title}`}
        title="Duplicate"
        className={iconButton}
        onClick={() => {
          const copyId = newId();
          onChange(
            withEntry({ ...entry, id: copyId, title: `${title} (copy)`.slice(0, MAX_LINE) }, place + 1),
            `add ${copyId}`,
          );
        }}
      >
        <Icon name="copy" className="size-4" />
      </button>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        title="Remove"
        className={iconButton}
        onClick={() => {
          onChange(withoutEntry(id), `remove ${id}`, messages.removed(title));
          // The focused button was removed.
          document.getElementById(FLOW_TITLE)?.focus();
        }}
      >
        <Icon name="trash" className="size-4" />
      </button>
    </div>
  );
}
