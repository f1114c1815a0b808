import type { Metadata } from "next";
import { PlainForm } from "@/components/plain/plain-form";
import { PlainNotice } from "@/components/plain/plain-notice";
import { compiledConverter, converterPath } from "@/lib/catalog/converters";
import { converterEmbedPath } from "@/lib/catalog/embeds";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { metadataFor } from "@/lib/faces/page/metadata";
import type { PlainPage } from "@/lib/faces/plain/plain-page";
import { initialState, viewOf } from "@/lib/run/converter-view";
import type { ConverterDeclaration } from "@/lib/units/quantity";
import { EmbedConverter } from "./embed-converter";
import { EmbedFrame } from "./embed-frame";

export const converterEmbedMetadata = (converter: ConverterDeclaration): Metadata =>
  metadataFor({
    title: converter.name,
    description: converter.description,
    path: converterPath(converter),
    noIndex: true,
  });

interface ConverterEmbedProps {
  converter: ConverterDeclaration;
  /** Form and answer for the inputs of the address, for browsers without script. */
  plain?: PlainPage;
}

export async function ConverterEmbed({ converter, plain }: ConverterEmbedProps) {
  const compiled = compiledConverter(converter);
  const laws = await lawsOf(converter.slug);
  const start = initialState(compiled, converter.defaultPair, laws);
  const path = converterEmbedPath(converter);
  return (
    <EmbedFrame name={converter.name} page={converterPath(converter)}>
      <div className="noscript:p-3">
        {plain ? (
          <PlainForm path={path} page={plain} />
        ) : (
          <PlainNotice path={path} start={{ value: start.text }} />
        )}
      </div>
      <div className={plain && "script-only"}>
        <EmbedConverter
          converter={compiled}
          start={start}
          startView={viewOf(compiled, start, laws)}
          sources={`${converterPath(converter)}#sources`}
        />
      </div>
    </EmbedFrame>
  );
}
