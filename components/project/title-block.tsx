"use client";

import { TextArea, TextField } from "@/components/ui/text-field";
import type { Edit } from "@/lib/projects/edits";
import { MAX_LINE, MAX_NOTES } from "@/lib/projects/limits";
import type { Project } from "@/lib/projects/project";

type Line = "name" | "number" | "client" | "author";

const LINES: readonly { id: Line; label: string; autoComplete?: string }[] = [
  { id: "name", label: "Project" },
  { id: "number", label: "Project number" },
  { id: "client", label: "Client" },
  { id: "author", label: "Prepared by", autoComplete: "name" },
];

interface TitleBlockProps {
  project: Project;
  onChange: (edit: Edit, step: string) => void;
}

export function TitleBlock({ project, onChange }: TitleBlockProps) {
  return (
    <section aria-labelledby="title-block" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="title-block" className="text-lg">
        Title block
      </h2>
      <form className="mt-3 space-y-3" onSubmit={(event) => event.preventDefault()}>
        {LINES.map(({ id, label, autoComplete = "off" }) => (
          <TextField
            key={id}
            label={label}
            value={project[id]}
            maxLength={MAX_LINE}
            autoComplete={autoComplete}
            onChange={({ target: { value } }) =>
              onChange((project) => ({ ...project, [id]: value }), `title ${id}`)
            }
          />
        ))}
        <TextArea
          label="Notes"
          rows={5}
          value={project.notes}
          maxLength={MAX_NOTES}
          onChange={({ target: { value } }) =>
            onChange((project) => ({ ...project, notes: value }), "title notes")
          }
        />
      </form>
    </section>
  );
}
