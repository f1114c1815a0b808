import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { shortPoint } from "@/lib/calculators/scientific/graph/point-texts";
import type { Curve } from "./curves";
import { messages } from "./messages";
import { pointName } from "./point-texts";

interface PointListProps {
  points: readonly NamedPoint[];
  curves: readonly Curve[];
  /** Sentence that says where points may be missing. */
  missing: string | undefined;
  selected: NamedPoint | null;
  onSelect: (point: NamedPoint) => void;
}

/** More would be unreadable. */
const MOST = 24;

export function PointList({ points, curves, missing, selected, onSelect }: PointListProps) {
  if (points.length === 0 && missing === undefined) return null;
  return (
    <div className="pt-2">
      <ul
        aria-label="Points of interest"
        className="flex gap-1.5 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-3 max-sm:[scrollbar-width:none] sm:max-h-41 sm:flex-wrap sm:overflow-y-auto"
      >
        {points.slice(0, MOST).map((point) => (
          <li className="max-sm:shrink-0" key={`${point.kind} ${point.of.join()} ${point.x}`}>
            <button
              type="button"
              aria-pressed={point === selected}
              onClick={() => onSelect(point)}
              className="tabular min-h-11 rounded-md border border-line bg-paper px-2.5 text-left text-sm hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft sm:min-h-9"
            >
              <span className="text-muted">{pointName(point, curves)} </span>
              <span className="font-medium">{shortPoint(point)}</span>
            </button>
          </li>
        ))}
      </ul>
      {(missing !== undefined || points.length > MOST) && (
        <p className="pt-2 text-muted text-sm">
          {missing ?? messages.morePoints} {messages.zoomIn}
        </p>
      )}
    </div>
  );
}
