import { UnknownEmbed, unknownEmbedMetadata } from "@/components/embed/unknown-embed";

export const metadata = unknownEmbedMetadata;

export default function UnknownConverterEmbed() {
  return <UnknownEmbed kind="converter" list="/converters" />;
}
