import { NothingFound } from "@/components/page/nothing-found";
import { loadRanker } from "@/components/page/page-ranker";
import { fetchJson } from "@/components/ui/fetch-json";
import { useLoaded } from "@/components/ui/use-loaded";
import { type FormulaEntry, findFormulas } from "@/lib/calculators/physics/find";
import { FORMULA_DATA } from "./load";
import { messages } from "./messages/search";

export interface Finder {
  /** Finds formulas by a text; if it is empty, those of a group. */
  find: (text: string, group: string | undefined) => readonly FormulaEntry[];
  FoundFormulas: typeof FoundFormulas;
}

let finder: Promise<Finder> | undefined;

/** Loads the list of all formulas once. @throws Error with a sentence for the visitor. */
export function loadFinder(): Promise<Finder> {
  finder ??= fetchJson<readonly FormulaEntry[]>(`${FORMULA_DATA}/all`).then(
    (all) => ({
      find: (text, group) => (text ? findFormulas(all, text) : all.filter((entry) => entry.group === group)),
      FoundFormulas,
    }),
    (error: unknown) => {
      finder = undefined;
      throw error;
    },
  );
  return finder;
}

interface FoundFormulasProps {
  text: string;
  matches: readonly FormulaEntry[];
  current: string;
  onChoose: (id: string) => void;
}

function FoundFormulas({ text, matches, current, onChoose }: FoundFormulasProps) {
  const hasNoMatch = matches.length === 0;
  const { loaded } = useLoaded(hasNoMatch, loadRanker);
  return (
    <>
      <p role="status" className="px-2 py-1 text-muted text-sm empty:hidden">
        {hasNoMatch && messages.noFormula}
      </p>
      {hasNoMatch && loaded && <NothingFound text={text.trim()} ranker={loaded.ranker} />}
      <ul className="grid max-h-96 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {matches.map(({ id, title, equation }) => (
          <li key={id}>
            <button
              type="button"
              data-formula={id}
              aria-current={id === current || undefined}
              onClick={() => onChoose(id)}
              className="block min-h-11 w-full rounded-md px-2 py-1.5 text-left leading-snug hover:bg-accent-soft aria-[current]:text-accent"
            >
              {title}
              <span className="block text-muted text-sm">{equation}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
