"use client";

import { useState } from "react";
import { Sealed } from "@/components/page/seal";
import { Button } from "@/components/ui/button";
import { ChoiceField } from "@/components/ui/choice";
import { Icon } from "@/components/ui/icon";
import { categoryName } from "@/lib/calculators/periodictable/categories";
import { printedValue, properties } from "@/lib/calculators/periodictable/properties";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { configurationText } from "@/lib/science/chemistry/configuration";
import { ROOM_TEMPERATURE, stateAt } from "@/lib/science/chemistry/state";
import { categoryStyle } from "./table/looks";
import styles from "./table/table.module.css";

const MOST = 4;
const LEAST = 2;

const FACTS: readonly { label: string; unit?: string; of: (element: TableElement) => string }[] = [
  { label: "Atomic number", of: ({ z }) => String(z) },
  { label: "Category", of: ({ category }) => categoryName(category) },
  { label: "Group", of: ({ group, block }) => (group === null ? `${block}-block` : String(group)) },
  { label: "Period", of: ({ period }) => String(period) },
  { label: "State at 25 °C", of: (element) => stateAt(element, ROOM_TEMPERATURE).replace("unknown", "") },
  { label: "Configuration", of: ({ configuration }) => configurationText(configuration) },
  ...properties.map(({ id, label, unit }) => ({
    label,
    unit,
    of: (element: TableElement) => printedValue(element, id),
  })),
];

export function Compare({ elements, first }: { elements: readonly TableElement[]; first: number }) {
  const [chosen, setChosen] = useState<readonly number[]>([first, first === 118 ? 86 : first + 1]);
  const options = elements.map(({ z, name, symbol }) => ({ id: String(z), label: `${name} (${symbol})` }));
  const columns = chosen.flatMap((z) => elements[z - 1] ?? []);
  const change = (index: number, z: number) =>
    setChosen((before) => before.map((each, at) => (at === index ? z : each)));

  return (
    <div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {chosen.map((z, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the comparison, whatever stands there
          <div key={index} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <ChoiceField
                label={`Element ${index + 1}`}
                options={options}
                value={String(z)}
                onChange={(id) => change(index, Number(id))}
              />
            </div>
            {chosen.length > LEAST && (
              <button
                type="button"
                aria-label={`Remove element ${index + 1}`}
                onClick={() => setChosen((before) => before.filter((_, at) => at !== index))}
                className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
              >
                <Icon name="x" className="size-4" />
              </button>
            )}
          </div>
        ))}
      </div>
      {chosen.length < MOST && (
        <Button
          className="mt-3"
          onClick={() =>
            setChosen((before) => [...before, elements.find(({ z }) => !before.includes(z))?.z ?? 1])
          }
        >
          <Icon name="plus" className="size-4" />
          Add element
        </Button>
      )}
      <section
        aria-label="Comparison, table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-md border border-line bg-surface"
      >
        <table className="tabular w-full text-sm">
          <thead>
            <tr>
              <td className="w-40" />
              {columns.map(({ z, symbol, name, category }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an element may be chosen twice
                <th key={`${z}-${index}`} scope="col" className="p-2 text-left align-top">
                  <span className={`${styles.cell} ${categoryStyle(category)} w-full px-1 py-2 text-center`}>
                    <span className="text-xl leading-tight">{symbol}</span>
                    <span className="font-normal text-xs [overflow-wrap:anywhere]">{name}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FACTS.map(({ label, unit, of }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="px-3 py-2 text-left font-normal text-muted">
                  {label}
                  {unit && <span className="block text-xs">{unit}</span>}
                </th>
                {columns.map((element, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an element may be chosen twice
                  <td key={index} className="px-3 py-2 align-top">
                    {of(element) || <span className="text-muted">–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-2 max-w-xl">
        <Sealed seal="measured" source="IUPAC, NIST, CRC Handbook and others" />
      </div>
    </div>
  );
}
