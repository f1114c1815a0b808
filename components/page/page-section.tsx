import type { ReactNode, Ref, ToggleEvent } from "react";
import { Icon } from "@/components/ui/icon";

interface PageSectionProps {
  /** Id of the content: a link to it, or to anything in it, opens the section without script. */
  id: string;
  title: string;
  /** One line about the content, displayed where there is room. */
  summary?: ReactNode;
  /** True if it is open at first. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void;
  className?: string;
  children: ReactNode;
}

/**
 * Part of a page on request: a row with its title that opens below. Always in the document, so that the
 * browser’s search and links to a place in it open it, with or without script.
 */
export const PageSection = ({
  id,
  title,
  summary,
  open = false,
  ref,
  onToggle,
  className = "",
  children,
}: PageSectionProps) => (
  <details
    ref={ref}
    open={open}
    data-section={id}
    onToggle={onToggle}
    // The browser may have opened it before the page’s scripts ran.
    suppressHydrationWarning
    className={`group/section -mt-px border-line border-y ${className}`}
  >
    <summary className="flex min-h-13 items-center gap-x-4 rounded-md py-1 hover:text-accent">
      <h2 className="text-base sm:shrink-0">{title}</h2>
      {/* Keeps its place when empty: the chevron is at the end of the row. */}
      <span className="min-w-0 flex-1 truncate text-muted text-sm max-sm:invisible">{summary}</span>
      <Icon
        name="chevron-down"
        className="size-5 text-muted transition-transform duration-100 group-open/section:rotate-180"
      />
    </summary>
    {/* Below the site’s header and the row. */}
    <div id={id} className="scroll-mt-32 pt-1 pb-6">
      {children}
    </div>
  </details>
);
