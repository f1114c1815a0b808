import type { ReactNode } from "react";
import { NumberKeys } from "@/components/page/number-keys/number-keys";
import { PRODUCT } from "@/lib/catalog/site";

interface EmbedFrameProps {
  name: string;
  /** Path of the tool's page. */
  page: string;
  children: ReactNode;
}

/**
 * Content of a frame on another site: the tool and the credit. The tool scrolls inside, since `scrolling="no"` prevents
 * the document itself from scrolling.
 */
export function EmbedFrame({ name, page, children }: EmbedFrameProps) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <main className="relative min-h-0 flex-1 overflow-y-auto">
        <h1 className="sr-only">{name}</h1>
        {children}
      </main>
      <footer className="flex justify-end border-line border-t px-3 text-muted text-xs">
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className="flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline focus-visible:-outline-offset-2"
        >
          Powered by {PRODUCT}
          <span className="sr-only">: {name}, opens in a new tab</span>
        </a>
      </footer>
      <NumberKeys />
    </div>
  );
}
