import Link from "next/link";
import { compiledConverter, findConverter, findPair, pairPath } from "@/lib/catalog/converters";
import { homeConversions } from "@/lib/catalog/curation";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { sourceCodes } from "@/lib/core/sources/codes";
import { findDocument } from "@/lib/core/sources/register";
import { initialState, viewOf } from "@/lib/run/converter-view";
import { findUnit } from "@/lib/units/find-unit";

/** A few numbers of the site with their definitions, computed at build time. */
export async function Specimens() {
  const rows = await Promise.all(homeConversions.map(([slug, pair]) => rowOf(slug, pair)));
  return (
    <section aria-label="Popular conversions" className="border-line border-t">
      <ul className="numeral divide-y divide-line">
        {rows
          .filter((row) => row !== undefined)
          .map((row) => (
            <li key={row.path}>
              <Link
                href={row.path}
                prefetch={false}
                className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm hover:bg-accent-soft"
              >
                <span className="shrink-0">
                  <span className="text-muted">{row.left} = </span>
                  <span className="font-semibold">{row.right}</span>
                </span>
                <span className="hidden min-w-0 truncate text-muted text-xs sm:inline">{row.source}</span>
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
    source: findDocument(sourceCodes(converter.groups[from.group]?.source ?? "")[0] ?? "")?.title,
  };
}
