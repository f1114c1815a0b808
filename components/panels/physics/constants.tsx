"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { PageSection } from "@/components/page/page-section";
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
    <PageSection
      ref={details}
      id="constants"
      title="Physical constants"
      summary="CODATA 2022 recommended values"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="print:hidden"
    >
      <p className="measure mb-3 text-muted leading-relaxed">
        All CODATA 2022 recommended values with their standard uncertainties, as published by NIST.
      </p>
      {ConstantSearch ? (
        <ConstantSearch query={query} />
      ) : (
        <p role="status" className="pb-4 text-muted text-sm">
          Loading…
        </p>
      )}
    </PageSection>
  );
}
