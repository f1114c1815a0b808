"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";

const loadConstants = () =>
  import("./constant-search").then(({ loadConstantSearch }) => loadConstantSearch());

export function Constants() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  const { loaded: ConstantSearch } = useLoaded(isOpen, loadConstants, close);

  // An address may request one: ?constant=electron+mass. The section may also have been opened before any
  // script ran.
  useEffect(() => {
    const constant = new URLSearchParams(location.search).get("constant");
    if (!details.current) return;
    if (constant === null) return setOpen(details.current.open);
    setQuery(constant);
    details.current.open = true;
    details.current.scrollIntoView({ block: "center" });
  }, []);

  return (
    <section aria-labelledby="constants-title" className="mt-12 print:hidden">
      <h2 id="constants-title" className="text-xl">
        Physical constants
      </h2>
      <p className="measure mt-2 text-muted leading-relaxed">
        All CODATA 2022 recommended values with their standard uncertainties, as published by NIST.
      </p>
      <details
        ref={details}
        className="group mt-3 border-line border-y"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium">
          Show constants
          <span aria-hidden="true" className="text-muted group-open:rotate-45">
            +
          </span>
        </summary>
        {ConstantSearch ? (
          <ConstantSearch query={query} />
        ) : (
          <p role="status" className="pb-4 text-muted text-sm">
            Loading…
          </p>
        )}
      </details>
    </section>
  );
}
