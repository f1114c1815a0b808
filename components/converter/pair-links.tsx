import { PageSection } from "@/components/page/page-section";
import { compiledConverter, converterPath, pairPath } from "@/lib/catalog/converters";
import { findUnit } from "@/lib/units/find-unit";
import type { ConverterDeclaration, PairDeclaration } from "@/lib/units/quantity";
import { LinkChips } from "./link-chips";

export function PairLinks({
  converter,
  current,
}: {
  converter: ConverterDeclaration;
  current?: PairDeclaration | undefined;
}) {
  const compiled = compiledConverter(converter);
  const others = converter.pairs
    .filter((pair) => pair !== current)
    .map((pair) => ({
      path: pairPath(converter, pair),
      text: `${findUnit(compiled, pair.from)?.plural} to ${findUnit(compiled, pair.to)?.plural}`,
    }));
  const all = { path: converterPath(converter), text: `All units: ${converter.name}` };
  return (
    <PageSection
      id="pairs"
      title="Popular conversions"
      summary={others.map(({ text }) => text).join(", ")}
      className="print:hidden"
    >
      <LinkChips links={current ? [...others, all] : others} />
    </PageSection>
  );
}
