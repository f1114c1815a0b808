import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import type { Definition } from "@/lib/science/algebra/expressions/definitions";
import { ANGLE_NAMES } from "../angle-switch";

interface DefinitionsProps {
  definitions: readonly Definition[];
  onForget: (name: string) => void;
}

export function Definitions({ definitions, onForget }: DefinitionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 self-start rounded-lg border border-line bg-surface">
      <h2 id={id} className="flex min-h-12 items-center border-line border-b px-4 font-semibold text-sm">
        Variables and functions
      </h2>
      {definitions.length === 0 ? (
        <p className="p-4 text-muted text-sm">
          None yet. Type a = 2 or f(x) = x^2 + 1 and press Enter; they stay in this browser.
        </p>
      ) : (
        <ul>
          {definitions.map(({ name, line, angle = "rad" }) => (
            <li
              key={name}
              className="flex min-h-11 items-center border-line border-b pr-1 pl-4 last:border-b-0"
            >
              <span className="tabular min-w-0 flex-1 truncate text-sm" title={line}>
                {line.replaceAll("decimal(", "(")}
                {angle !== "rad" && <span className="text-muted"> ({ANGLE_NAMES[angle].toLowerCase()})</span>}
              </span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                title="Remove"
                onClick={() => onForget(name)}
                className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-accent"
              >
                <Icon name="x" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
