import { FormulaLine } from "@/components/formula/formula-line";
import { Sealed } from "@/components/page/seal";
import { type Answer, type Part, sealOf } from "@/lib/science/algebra/part";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";

interface AnswerViewProps {
  answer: Extract<Answer, { ok: true }>;
  /** Recomputes the answer in another angle unit. */
  onAngle: (angle: AngleUnit) => void;
  /** Maximum number of lines; all if omitted. */
  most?: number;
}

export function AnswerView({ answer, onAngle, most = answer.parts.length }: AnswerViewProps) {
  const { parts, notes, angle } = answer;
  const visibleParts = parts.slice(0, most);
  const seal = sealOf(parts);
  return (
    <div className="min-w-0">
      {visibleParts.length > 0 && (
        <dl className="grid gap-y-1">
          {visibleParts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <PartLine key={index} part={part} isFirst={index === 0} />
          ))}
        </dl>
      )}
      {parts.length > most && <p className="text-muted text-sm">and {parts.length - most} more</p>}
      {seal && (
        <div className="pt-1">
          <Sealed seal={seal} {...SOURCES[seal]} />
        </div>
      )}
      {angle && <AngleLine {...angle} onAngle={onAngle} />}
      {notes.map((note) => (
        <p key={note} className="measure pt-1 text-muted text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}

interface AngleLineProps {
  unit: AngleUnit;
  note: string;
  onAngle: (angle: AngleUnit) => void;
}

/** Names the angle unit of an answer; muted only in radians, because calculus in other units may surprise. */
function AngleLine({ unit, note, onAngle }: AngleLineProps) {
  const [other, name] = unit === "rad" ? (["deg", "degrees"] as const) : (["rad", "radians"] as const);
  return (
    <p className={`measure pt-1 text-sm ${unit === "rad" ? "text-muted" : ""}`}>
      {note}{" "}
      <button
        type="button"
        onClick={() => onAngle(other)}
        className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline sm:min-h-0 print:hidden"
      >
        Use {name}
      </button>
    </p>
  );
}

/** Places on the page that explain the precision of figures. */
const SOURCES = {
  exact: { source: "Exact fractions and roots", href: "#guide" },
  rounded: { source: "Proven digits", href: "#sources" },
} as const;

function PartLine({ part: { label, tree, also }, isFirst }: { part: Part; isFirst: boolean }) {
  return (
    <div className="min-w-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
      <dt className={label === undefined ? "sr-only" : "text-muted text-sm"}>{label ?? "Result"}</dt>
      <dd className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3">
        <div
          className={`tabular min-w-0 max-w-full [overflow-wrap:anywhere] ${isFirst ? "text-xl" : "text-lg"} ${tree.kind === "word" ? "" : "overflow-x-auto"}`}
        >
          {tree.kind === "word" ? (
            <span className="text-base">{tree.text}</span>
          ) : (
            <FormulaLine tree={tree} />
          )}
        </div>
        {also !== undefined && <span className="tabular text-muted text-sm">{also}</span>}
      </dd>
    </div>
  );
}
