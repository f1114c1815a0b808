import { PageSection } from "@/components/page/page-section";
import { compiledConverter, pairPath } from "@/lib/catalog/converters";
import type { PairLink } from "@/lib/faces/page/pair-facts";
import { findUnit } from "@/lib/units/find-unit";
import type { ConverterDeclaration } from "@/lib/units/quantity";
import { LinkChips } from "./link-chips";

/** Links to every pair of a converter. */
export function PopularPairs({ converter }: { converter: ConverterDeclaration }) {
  const compiled = compiledConverter(converter);
  const links = converter.pairs.map((pair) => ({
    path: pairPath(converter, pair),
    text: `${findUnit(compiled, pair.from)?.plural} to ${findUnit(compiled, pair.to)?.plural}`,
  }));
  return <PairSection title="Popular conversions" links={links} />;
}

/** Links to the reverse conversion, its neighbors, and the converter. */
export const NearbyPairs = ({ links }: { links: readonly PairLink[] }) => (
  <PairSection title="Reverse and related" links={links} />
);

const PairSection = ({ title, links }: { title: string; links: readonly PairLink[] }) => (
  <PageSection
    id="pairs"
    title={title}
    summary={links.map(({ text }) => text).join(", ")}
    className="print:hidden"
  >
    <LinkChips links={links} />
  </PageSection>
);
