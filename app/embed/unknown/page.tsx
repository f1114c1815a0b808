import { UnknownEmbed, unknownEmbedMetadata } from "@/components/embed/unknown-embed";
import { ALL_CALCULATORS } from "@/lib/catalog/pages";

export const metadata = unknownEmbedMetadata;

export default function UnknownCalculatorEmbed() {
  return <UnknownEmbed kind="calculator" list={ALL_CALCULATORS} />;
}
