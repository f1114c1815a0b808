"use client";

import { useState } from "react";
import { download } from "@/components/calculator/download";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { categoryName } from "@/lib/calculators/periodictable/categories";
import { printedValue, properties } from "@/lib/calculators/periodictable/properties";
import { type Order, sorted } from "@/lib/calculators/periodictable/sort-elements";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { csv } from "@/lib/kit/calculator/csv";

const HEADS: readonly { id: Order; label: string; unit?: string; text?: true }[] = [
  { id: "z", label: "Z" },
  { id: "symbol", label: "Symbol", text: true },
  { id: "name", label: "Name", text: true },
  ...properties,
];

const cellOf = (element: TableElement, id: Order): string =>
  id === "z" ? String(element.z) : id === "name" || id === "symbol" ? element[id] : printedValue(element, id);

interface ElementListProps {
  elements: readonly TableElement[];
  onOpen: (z: number) => void;
}

export function ElementList({ elements, onOpen }: ElementListProps) {
  const [order, setOrder] = useState<Order>("z");
  const [descending, setDescending] = useState(false);
  const rows = sorted(elements, order, descending);

  function sort(by: Order) {
    setDescending(by === order && !descending);
    setOrder(by);
  }

  function save() {
    const heads = HEADS.map(({ label, unit }) => (unit ? `${label} (${unit})` : label));
    const lines = rows.map((element) => [
      ...HEADS.map(({ id }) => cellOf(element, id).replace("−", "-")),
      categoryName(element.category),
    ]);
    download("elements.csv", "text/csv", csv([[...heads, "Category"], ...lines]));
  }

  return (
    <div>
      <section
        aria-label="Elements, table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
        tabIndex={0}
        className="max-h-[40rem] overflow-auto overscroll-x-contain rounded-md border border-line bg-surface"
      >
        <table className="tabular w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              {HEADS.map(({ id, label, unit, text }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={order === id ? (descending ? "descending" : "ascending") : undefined}
                  className={`sticky top-0 border-line-strong border-b bg-surface p-0 align-bottom font-medium text-muted ${id === "z" ? "left-0 z-20" : "z-10"}`}
                >
                  <button
                    type="button"
                    onClick={() => sort(id)}
                    className={`flex min-h-11 w-full items-end gap-1 px-3 ${unit === undefined ? "" : "min-w-32"} py-2 hover:text-ink focus-visible:-outline-offset-4 ${text ? "" : "justify-end text-right"} ${order === id ? "text-ink" : ""}`}
                  >
                    <span>
                      {label}
                      {unit && <span className="block font-normal text-xs">{unit}</span>}
                    </span>
                    <Icon
                      name="chevron-down"
                      className={`size-4 ${order === id ? "" : "invisible"} ${descending ? "" : "rotate-180"}`}
                    />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((element) => (
              <tr key={element.z}>
                {HEADS.map(({ id, text }) => (
                  <td
                    key={id}
                    className={`border-line border-b px-3 py-2 ${text ? "" : "text-right"} ${id === "z" ? "sticky left-0 bg-surface text-muted" : ""}`}
                  >
                    {id === "name" ? (
                      <a
                        href={`/calculators/periodictable/${element.name.toLowerCase()}`}
                        onClick={(event) => {
                          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                          event.preventDefault();
                          onOpen(element.z);
                        }}
                        className="inline-flex min-h-7 items-center text-accent underline-offset-4 hover:underline"
                      >
                        {element.name}
                      </a>
                    ) : (
                      cellOf(element, id) || <span className="text-muted">–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={HEADS.length} className="px-3 py-6 text-muted">
                  No element matches. Change the search or the filters.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">A dash means unknown or nonexistent. Temperatures are at 1 atm.</p>
        <Button onClick={save}>
          <Icon name="download" className="size-4" />
          CSV
        </Button>
      </div>
    </div>
  );
}
