"use client";

import dynamic from "next/dynamic";
import { useCallback, useEffect, useState } from "react";
import { Tabs } from "@/components/ui/tabs";
import { useLoaded } from "@/components/ui/use-loaded";
import { askedFrom, type ChemistryRequest } from "@/lib/calculators/periodictable/address";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { elementNamed } from "@/lib/chemistry/element";
import { TableView } from "./table/table-view";

const loading = () => <p className="min-h-[30rem] text-muted text-sm">Loading…</p>;
/** Loaded when their tabs are opened first. */
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

/** The table with its cards, and what chemists compute from it. */
export function Elements({ elements }: { elements: readonly TableElement[] }) {
  const [page, setPage] = useState<Page>("elements");
  const [opened, setOpened] = useState<ReadonlySet<Page>>(new Set());
  const [asked, setAsked] = useState<ChemistryRequest>({});
  const [shown, setShown] = useState<number>();
  const close = useCallback(() => setShown(undefined), []);
  const { loaded } = useLoaded(shown !== undefined, loadCard, close);

  const turnTo = useCallback((next: Page) => {
    setPage(next);
    setOpened((before) => new Set([...before, next]));
  }, []);

  useEffect(() => {
    const found = askedFrom(new URLSearchParams(location.search));
    setAsked(found);
    if (found.page) turnTo(found.page);
    // Element of "carbon-14".
    const [name = ""] = found.element?.split("-") ?? [];
    const element = elementNamed(elements, name);
    if (element) setShown(element.z);
  }, [elements, turnTo]);

  /** The card's element stands in the address, so that a link opens it. */
  function show(z: number | undefined) {
    setShown(z);
    const symbol = elements.find((element) => element.z === z)?.symbol;
    const address = new URL(location.href);
    if (symbol === undefined) address.searchParams.delete("element");
    else address.searchParams.set("element", symbol);
    history.replaceState(history.state, "", address);
  }

  const shownElement = elements.find(({ z }) => z === shown);
  return (
    <>
      <Tabs
        label="Periodic table and chemistry"
        current={page}
        onChange={turnTo}
        tabs={[
          { id: "elements", label: "Table", content: <TableView elements={elements} onOpen={show} /> },
          {
            id: "molar-mass",
            label: "Molar mass",
            content: opened.has("molar-mass") && <MolarMass asked={asked} />,
          },
          {
            id: "reaction",
            label: "Equations",
            content: opened.has("reaction") && <Reaction asked={asked} />,
          },
          {
            id: "dilution",
            label: "Dilution",
            content: opened.has("dilution") && <Dilution asked={asked} />,
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
