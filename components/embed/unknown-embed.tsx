import type { Metadata } from "next";
import { pageTitle } from "@/lib/faces/page/metadata";
import { EmbedFrame } from "./embed-frame";
import { messages } from "./messages";

export const unknownEmbedMetadata: Metadata = {
  title: { absolute: pageTitle("Tool not found") },
  robots: { index: false },
};

interface UnknownEmbedProps {
  kind: "calculator" | "converter";
  /** Path of the list of tools. */
  list: string;
}

/** Card for a tool that does not exist (docs/specification.md, section 5). */
export function UnknownEmbed({ kind, list }: UnknownEmbedProps) {
  return (
    <EmbedFrame name={kind === "converter" ? "Unit Converters" : "Calculators"} page={list}>
      <div className="grid h-full place-content-center gap-2 p-6 text-center">
        <p className="font-medium text-lg">{messages.unknown(kind)}</p>
        <p>
          <a
            href={list}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            See all {kind}s
          </a>
        </p>
      </div>
    </EmbedFrame>
  );
}
