"use client";

import { useCallback, useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import { askedFrom } from "@/lib/calculators/periodictable/address";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { elementNamed } from "@/lib/chemistry/element";
import { TableView } from "./table/table-view";

const loadCard = () => import("./card/card");

/** The table with its cards, and what chemists compute from it. */
export function Elements({ elements }: { elements: readonly TableElement[] }) {
  const [shown, setShown] = useState<number>();
  const close = useCallback(() => setShown(undefined), []);
  const { loaded } = useLoaded(shown !== undefined, loadCard, close);

  useEffect(() => {
    const found = askedFrom(new URLSearchParams(location.search));
    const element = found.element === undefined ? undefined : elementNamed(elements, found.element);
    if (element) setShown(element.z);
  }, [elements]);

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
      <TableView elements={elements} onOpen={show} />
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
