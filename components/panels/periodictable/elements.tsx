"use client";

import dynamic from "next/dynamic";
import { startTransition, useCallback, useEffect, useState } from "react";
import { afterPaint } from "@/components/ui/after-paint";
import { Tabs } from "@/components/ui/tabs";
import { useLoaded } from "@/components/ui/use-loaded";
import { askedFrom, type ChemistryRequest } from "@/lib/calculators/periodictable/address";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { elementNamed } from "@/lib/science/chemistry/element";
import { TableView } from "./table/table-view";

const loading = () => <p className="min-h-[30rem] text-muted text-sm">Loading…</p>;
/** Load with the first visit of their tabs. */
const MolarMass = dynamic(() => import("./chemistry/molar-mass").then(({ MolarMass }) => MolarMass), {
  ssr: false,
  loading,
});
const Reaction = dynamic(() => import("./chemistry/reaction").then(({ Reaction }) => Reaction), {
  ssr: false,
  loading,
});
const Dilution = dynamic(() => import("./chemistry/dilution").then(({ Dilution }) => Dilution), {
  ssr: false,
  loading,
});

const loadCard = () => import("./card/card");

export type Page = "elements" | "molar-mass" | "reaction" | "dilution";

/** Table with its cards, and the chemistry tools. */
export function Elements({ elements }: { elements: readonly TableElement[] }) {
  const [page, setPage] = useState<Page>("elements");
  const [opened, setOpened] = useState<ReadonlySet<Page>>(new Set());
  const [request, setRequest] = useState<ChemistryRequest>({});
  const [openNumber, setOpenNumber] = useState<number>();
  const close = useCallback(() => setOpenNumber(undefined), []);
  const { loaded, preload } = useLoaded(openNumber !== undefined, loadCard, close);

  const turnTo = useCallback((next: Page) => {
    setPage(next);
    setOpened((before) => new Set([...before, next]));
  }, []);

  useEffect(() => {
    const requested = askedFrom(new URLSearchParams(location.search));
    setRequest(requested);
    if (requested.page) turnTo(requested.page);
    // Element of "carbon-14".
    const [name = ""] = requested.element?.split("-") ?? [];
    const element = elementNamed(elements, name);
    if (element) setOpenNumber(element.z);
  }, [elements, turnTo]);

  /** The address contains the card's element, so that a link opens it. The press is painted before the card renders. */
  const show = useCallback(
    (z: number | undefined) => {
      startTransition(() => setOpenNumber(z));
      const symbol = elements.find((element) => element.z === z)?.symbol;
      afterPaint(() => {
        const address = new URL(location.href);
        if (symbol === undefined) address.searchParams.delete("element");
        else address.searchParams.set("element", symbol);
        history.replaceState(history.state, "", address);
      });
    },
    [elements],
  );

  const shownElement = elements.find(({ z }) => z === openNumber);
  return (
    <>
      <Tabs
        label="Periodic table and chemistry"
        current={page}
        onChange={turnTo}
        tabs={[
          {
            id: "elements",
            label: "Table",
            content: (
              // biome-ignore lint/a11y/noStaticElementInteractions: only loads the card before its press
              <div onPointerDown={preload} onFocus={preload}>
                <TableView elements={elements} onOpen={show} />
              </div>
            ),
          },
          {
            id: "molar-mass",
            label: "Molar mass",
            content: opened.has("molar-mass") && <MolarMass request={request} />,
          },
          {
            id: "reaction",
            label: "Equations",
            content: opened.has("reaction") && <Reaction request={request} />,
          },
          {
            id: "dilution",
            label: "Dilution",
            content: opened.has("dilution") && <Dilution request={request} />,
          },
        ]}
      />
      {shownElement && loaded && (
        <loaded.Card
          element={shownElement}
          before={elements[shownElement.z - 2]}
          after={elements[shownElement.z]}
          onShow={show}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
