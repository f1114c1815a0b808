import Link from "next/link";
import { compiledConverter, findConverter, findPair, pairPath } from "@/lib/catalog/converters";
import { homeConversions } from "@/lib/catalog/curation";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { initialState, viewOf } from "@/lib/faces/page/converter-view";
import { findUnit } from "@/lib/units/find-unit";

/** A few numbers of the site with the definitions that they come from, worked out when the site is built. */
export async function Specimens() {
  const rows = await Promise.all(homeConversions.map(([slug, pair]) => rowOf(slug, pair)));
  return (
    <section aria-label="Popular conversions" className="rounded-lg border border-line bg-surface">
      <ul className="tabular divide-y divide-line">
        {rows
          .filter((row) => row !== undefined)
          .map((row) => (
            <li key={row.path}>
              <Link
                href={row.path}
                prefetch={false}
                className="flex min-h-14 items-center justify-between gap-4 px-5 py-2 hover:bg-accent-soft"
              >
                <span>
                  <span className="text-muted">{row.left} = </span>
                  <span className="font-semibold">{row.right}</span>
                </span>
                <span className="text-muted text-xs">{row.source}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

async function rowOf(slug: string, pairSlug: string) {
  const declaration = findConverter(slug);
  const pair = declaration && (findPair(declaration, pairSlug) ?? declaration.pairs[0]);
  if (!declaration || !pair) return undefined;
  const converter = compiledConverter(declaration);
  const laws = await lawsOf(slug);
  const view = viewOf(converter, initialState(converter, [pair.from, pair.to], laws), laws);
  const [from, to] = [findUnit(converter, pair.from), findUnit(converter, pair.to)];
  if (!from || !to) return undefined;
  return {
    path: pairPath(declaration, pair),
    left: `1 ${from.symbol}`,
    right: `${view.result?.display} ${to.symbol}`,
    source: converter.groups[from.group]?.source.split(/[;:(]/)[0]?.trim(),
  };
}
