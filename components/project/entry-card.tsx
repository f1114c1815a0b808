"use client";

import Link from "next/link";
import { useId } from "react";
import { linkText } from "@/components/calculator/project/link-note";
import { Icon } from "@/components/ui/icon";
import type { Field } from "@/lib/kit/fields/field";
import { withLinkState } from "@/lib/projects/edits";
import { entryPath } from "@/lib/projects/paths";
import type { Project, ProjectEntry } from "@/lib/projects/project";
import { answerOf, type EntryResult, type LinkResult } from "@/lib/projects/results";
import { answerFigures } from "@/lib/run/answer-figures";
import { formatOutput } from "@/lib/run/format/format-output";
import { figureIn } from "@/lib/run/output-lists";
import { type ChangeProject, EntryAbout, EntryMoves } from "./entry-tools";
import { messages } from "./messages";
import { warningsOf } from "./overview";

/** Number of figures in addition to the primary one. */
const MORE_FIGURES = 3;
const MORE_WARNINGS = 3;

interface EntryCardProps {
  entry: ProjectEntry;
  place: number;
  count: number;
  project: Project;
  /** Undefined until calculated. */
  result: EntryResult | undefined;
  isCalculating: boolean;
  onChange: ChangeProject;
  /** Runs before its calculator opens. */
  onOpen: () => void;
}

/** Card of a calculation: its sources, key figures, warnings and actions. */
export function EntryCard({
  entry,
  place,
  count,
  project,
  result,
  isCalculating,
  onChange,
  onOpen,
}: EntryCardProps) {
  const id = useId();
  const href = entryPath(entry.calculator, project.id, entry.id);
  const isGone = result !== undefined && result.view === undefined;
  return (
    <li aria-labelledby={id} className="relative pb-4 pl-10">
      {/* Line of the flow, and the entry’s marker on it. */}
      <span aria-hidden="true" className="absolute top-0 bottom-0 left-3.75 w-px bg-line" />
      <span
        aria-hidden="true"
        className="tabular absolute top-3 left-0 grid size-8 place-items-center rounded-full border border-line-strong bg-paper font-medium text-sm"
      >
        {place + 1}
      </span>
      <article className="rounded-lg border border-line bg-surface">
        <header className="flex items-start gap-x-2 px-4 pt-2">
          <div className="min-w-0 flex-1">
            <h3 id={id} className="text-lg [overflow-wrap:anywhere]">
              {isGone ? (
                entry.title
              ) : (
                <Link
                  href={href}
                  prefetch={false}
                  onClick={onOpen}
                  className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline md:min-h-9"
                >
                  {entry.title || result?.view?.label || entry.calculator}
                </Link>
              )}
            </h3>
            {result?.view && result.view.label !== entry.title && (
              <p className="-mt-1 text-muted text-sm">{result.view.label}</p>
            )}
          </div>
          <EntryMoves entry={entry} place={place} count={count} onChange={onChange} />
        </header>
        <div className="space-y-3 px-4 pt-2 pb-4">
          {result?.links.map((link) => (
            <Follows
              key={link.link.field}
              link={link}
              field={result.view?.fields[link.link.field]}
              entry={entry}
              onChange={onChange}
            />
          ))}
          <Answer result={result} isCalculating={isCalculating} />
          {entry.notes !== "" && (
            <p className="line-clamp-3 whitespace-pre-line text-muted text-sm leading-snug [overflow-wrap:anywhere]">
              {entry.notes}
            </p>
          )}
          <EntryAbout entry={entry} onChange={onChange} />
        </div>
      </article>
    </li>
  );
}

interface FollowsProps {
  link: LinkResult;
  field: Field | undefined;
  entry: ProjectEntry;
  onChange: EntryCardProps["onChange"];
}

function Follows({ link, field, entry, onChange }: FollowsProps) {
  const isBehind = link.differs || link.status === "unavailable" || link.status === "undeclared";
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 text-sm leading-snug ${isBehind ? "rounded-md border border-warning bg-warning-soft px-3 py-1.5 text-ink" : "text-muted"}`}
    >
      <Icon name={link.status === "follows" ? "link" : "info"} className="size-4" />
      <span className="min-w-0 flex-1">
        {isBehind && <span className="font-medium">Out of date: </span>}
        <span className="font-medium">{field?.label ?? link.link.field}</span> — {linkText(link)}
      </span>
      {link.status === "detached" && (
        <button
          type="button"
          onClick={() => onChange(withLinkState(entry.id, link.link.field, "following"), `link ${entry.id}`)}
          className="min-h-11 font-medium text-accent underline-offset-4 hover:underline md:min-h-8"
        >
          Link again
        </button>
      )}
    </p>
  );
}

/** Key figures, or the reason why there are none. */
function Answer({ result, isCalculating }: Pick<EntryCardProps, "result" | "isCalculating">) {
  if (!result)
    return <p className="min-h-24 text-muted text-sm">{isCalculating ? "Calculating…" : "Not calculated"}</p>;
  const answer = answerOf(result);
  const { view, context, problems } = result;
  if (!answer || !view || !context)
    return (
      <ul className="space-y-1 rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm">
        {problems.slice(0, 3).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {fieldLabel(view?.fields, path) && (
              <span className="font-medium">{fieldLabel(view?.fields, path)}: </span>
            )}
            {message}
          </li>
        ))}
        {problems.length > 3 && <li>And {problems.length - 3} more.</li>}
      </ul>
    );
  const { primary, verdict, key, further } = answerFigures(view.outputs, answer);
  const others = [...(verdict === undefined ? [] : [verdict]), ...key, ...further];
  const formatFigure = (id: string) => {
    const [output, value] = [view.outputs[id], figureIn(answer, id)];
    return output && value !== undefined ? formatOutput(value, output.format, context) : "";
  };
  const warnings = warningsOf(result);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {[...(primary === undefined ? [] : [primary]), ...others.slice(0, MORE_FIGURES)].map((id) => (
          <div key={id} className={id === primary ? "max-sm:col-span-2" : ""}>
            <dt className="text-muted text-xs leading-snug">{view.outputs[id]?.label}</dt>
            <dd
              className={`tabular [overflow-wrap:anywhere] ${id === primary ? "font-semibold text-xl" : "font-medium"}`}
            >
              {formatFigure(id)}
            </dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <ul className="space-y-1.5">
          {warnings.slice(0, MORE_WARNINGS).map(({ text, at }) => (
            <li
              key={`${at} ${text}`}
              className="rounded-md border border-warning bg-warning-soft px-3 py-1.5 text-sm leading-snug"
            >
              <span className="font-medium">Warning: </span>
              {text}
            </li>
          ))}
          {warnings.length > MORE_WARNINGS && (
            <li className="text-muted text-sm">{messages.moreWarnings(warnings.length - MORE_WARNINGS)}</li>
          )}
        </ul>
      )}
    </>
  );
}

/** Formats "Sections, row 3, Airflow" for sections.2.flow. */
function fieldLabel(fields: Readonly<Record<string, Field>> | undefined, path: string): string {
  const [id = "", row, cell] = path.split(".");
  const field = fields && Object.hasOwn(fields, id) ? fields[id] : undefined;
  if (!field) return path;
  const inner = field.kind === "rows" && cell !== undefined ? field.fields[cell] : undefined;
  return [field.label, row !== undefined && `row ${Number(row) + 1}`, inner?.label]
    .filter(Boolean)
    .join(", ");
}
