import type { Thing, WithContext } from "schema-dts";
import { jsonLdText } from "@/lib/faces/page/json-ld";

export function JsonLd({ data }: { data: readonly WithContext<Thing>[] }) {
  return data.map((item) => {
    const text = jsonLdText(item);
    return (
      <script
        key={text.slice(0, 80)}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped by jsonLdText
        dangerouslySetInnerHTML={{ __html: text }}
      />
    );
  });
}
