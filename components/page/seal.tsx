import { memo } from "react";
import { Icon } from "@/components/ui/icon";
import { type Seal as Kind, seals } from "@/lib/core/sources/seal";

const LOOKS: Readonly<Record<Kind, string>> = {
  exact: "text-positive",
  factor: "text-positive",
  rounded: "text-positive",
  convention: "text-accent",
  standard: "text-accent",
  measured: "text-warning",
  estimate: "text-warning",
};

/** Seal of a figure: an icon and a word. */
export function Seal({ seal }: { seal: Kind }) {
  const { word, sign, meaning } = seals[seal];
  return (
    <span
      data-seal={seal}
      title={`${word}: ${meaning}`}
      className={`inline-flex shrink-0 items-center gap-1 font-medium text-xs ${LOOKS[seal]}`}
    >
      <span aria-hidden="true" className="relative grid size-[1.125rem] place-items-center leading-none">
        <Icon name="seal" className="absolute inset-0 size-full" />
        <span className="text-[0.6875rem]">{sign}</span>
      </span>
      {word}
    </span>
  );
}

interface SealLinkProps {
  seal: Kind;
  source: string;
  href: string;
}

/**
 * Seal that links to its source, for the small display of a calculator; wide screens name the source.
 * Embedded frames have only the seal.
 */
export const SealLink = ({ seal, source, href }: SealLinkProps) => (
  <>
    <span className="hidden embed:flex">
      <Seal seal={seal} />
    </span>
    {/* Takes the room that figures leave. */}
    <span className="flex min-w-0 max-sm:shrink-0 sm:flex-1 sm:basis-20 embed:hidden">
      <a
        href={href}
        title={source}
        className="relative flex min-w-0 items-center gap-1.5 rounded-sm text-muted text-xs before:absolute before:inset-x-0 before:-top-5 before:-bottom-1.5 hover:text-accent"
      >
        <Seal seal={seal} />
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
        <span className="max-w-48 truncate py-1 leading-4 underline decoration-line-strong underline-offset-4 max-sm:sr-only">
          <span className="sr-only">Source: </span>
          {source}
        </span>
      </a>
    </span>
  </>
);

interface SealWithCitationProps {
  seal: Kind;
  /** Title of the figure’s source; empty without one. */
  source: string;
  href?: string | undefined;
}

/** Seal with a button that displays its source. Memoized, since figures change more often. */
export const SealWithCitation = memo(({ seal, source, href = "#sources" }: SealWithCitationProps) => (
  <div className="flex min-w-0 items-start gap-1.5 text-muted text-xs">
    <span className="flex h-6 items-center">
      <Seal seal={seal} />
    </span>
    {source !== "" && (
      <details className="min-w-0 flex-1">
        <summary className="-my-2.5 inline-flex min-h-11 items-center rounded-sm underline decoration-line-strong underline-offset-4 hover:text-accent print:hidden">
          Source
        </summary>
        <p className="pb-1 leading-snug">
          {source}.{" "}
          <a
            href={href}
            {...(href.startsWith("#") ? { target: "_self" } : { target: "_blank", rel: "noopener" })}
            className="inline-block py-1 text-accent underline underline-offset-4"
          >
            All sources
          </a>
        </p>
      </details>
    )}
  </div>
));

interface SealedProps {
  seal: Kind;
  /** Title of the figure's source; omitted if it is nearby. */
  source?: string;
  /** Address of its sources; for embedded tools, on the tool's page. */
  href?: string | undefined;
}

/** Seal with its source, linked to all sources of the page. Memoized, since figures change more often. */
export const Sealed = memo(({ seal, source, href = "#sources" }: SealedProps) => (
  <span className="flex min-w-0 items-center gap-1.5 text-muted text-xs">
    <Seal seal={seal} />
    <span aria-hidden="true">·</span>
    <a
      href={href}
      {...(href.startsWith("#") ? { target: "_self" } : { target: "_blank", rel: "noopener" })}
      // Takes the available room without requesting any.
      className={`-my-1.5 truncate py-1.5 leading-4 underline decoration-line-strong underline-offset-4 hover:text-accent max-md:-my-3.5 max-md:py-3.5 ${source === undefined ? "" : "w-0 flex-1"}`}
    >
      {source === undefined ? (
        "source"
      ) : (
        <>
          <span className="sr-only">Source: </span>
          {source}
        </>
      )}
    </a>
  </span>
));
