import Link from "next/link";
import { compiledConverter, converterPath, pairPath } from "@/lib/catalog/converters";
import { findUnit } from "@/lib/units/convert";
import type { ConverterDeclaration, PairDeclaration } from "@/lib/units/quantity";

/** Links to the pages of the popular pairs, and back to the converter from one of them. */
export function PairLinks({
  converter,
  current,
}: {
  converter: ConverterDeclaration;
  current?: PairDeclaration | undefined;
}) {
  const compiled = compiledConverter(converter);
  const others = converter.pairs.filter((pair) => pair !== current);
  const link = "flex min-h-11 items-center text-accent underline-offset-4 hover:underline";
  return (
    <section aria-labelledby="pairs-title">
      <h2 id="pairs-title" className="text-xl">
        Popular conversions
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {others.map((pair) => (
          <li key={pair.slug}>
            <Link href={pairPath(converter, pair)} prefetch={false} className={link}>
              {findUnit(compiled, pair.from)?.plural} to {findUnit(compiled, pair.to)?.plural}
            </Link>
          </li>
        ))}
        {current && (
          <li>
            <Link href={converterPath(converter)} prefetch={false} className={link}>
              All units: {converter.name}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
