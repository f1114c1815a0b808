import Link from "next/link";
import type { MouseEvent } from "react";
import type { PageRanker } from "@/lib/catalog/search/page-ranker";
import { askAssistant } from "./assistant";
import { messages } from "./messages";

const MAX_NEAREST = 5;
const ROW = "flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-accent-soft";

interface NothingFoundProps {
  text: string;
  ranker: PageRanker;
  /** Runs before a page or the assistant opens. */
  onOpen?: (() => void) | undefined;
}

/** Ways to continue when no page matches a text: the nearest pages, the assistant, and a search of the web. */
export function NothingFound({ text, ranker, onOpen }: NothingFoundProps) {
  return (
    <ul aria-label={messages.instead} className="border-line border-t py-1">
      {ranker
        .nearest(text)
        .slice(0, MAX_NEAREST)
        .map(({ path, name }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              onMouseDown={keepFocus}
              onClick={onOpen}
              className={`${ROW} font-medium`}
            >
              {name}
            </Link>
          </li>
        ))}
      <li>
        <button
          type="button"
          onMouseDown={keepFocus}
          onClick={() => {
            onOpen?.();
            askAssistant(text);
          }}
          className={`${ROW} text-accent`}
        >
          {messages.askAssistant}
        </button>
      </li>
      <li>
        <a href={webSearch(text)} onMouseDown={keepFocus} className={`${ROW} text-accent`}>
          {messages.searchWeb}
        </a>
      </li>
    </ul>
  );
}

/** Keeps the focus in the input: without it the list closes before the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const webSearch = (text: string): string =>
  `https://duckduckgo.com/?${new URLSearchParams({ sites: location.host, q: text })}`;
