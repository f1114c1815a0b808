"use client";

import { type ReactNode, useId, useState } from "react";
import { AccordionGroup, AccordionPart, useOpen } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";
import { EmbedDemo, type Tool } from "./embed-demo";
import { messages } from "./messages";

interface ToolGroup {
  category: string;
  tools: readonly Tool[];
}

interface EmbedAccordionProps {
  tools: readonly (Tool & { description: string })[];
  calculators: readonly ToolGroup[];
  converters: readonly ToolGroup[];
  origin: string;
}

export function EmbedAccordion({ tools, calculators, converters, origin }: EmbedAccordionProps) {
  return (
    <AccordionGroup className="divide-y divide-line border-line border-y">
      {tools.map((tool) => (
        <Row key={tool.path} id={tool.path} title={tool.name} text={tool.description}>
          {(open) => <EmbedDemo tool={tool} origin={origin} live={open} />}
        </Row>
      ))}
      <Row
        id="other-calculator"
        title="Any other calculator"
        text={messages.allCalculators(countTools(calculators))}
      >
        {(open) => <Chooser label="Calculator" groups={calculators} origin={origin} live={open} />}
      </Row>
      <Row
        id="other-converter"
        title="Any other unit converter"
        text={messages.allConverters(countTools(converters))}
      >
        {(open) => <Chooser label="Converter" groups={converters} origin={origin} live={open} />}
      </Row>
    </AccordionGroup>
  );
}

const countTools = (groups: readonly ToolGroup[]): number =>
  groups.reduce((sum, { tools }) => sum + tools.length, 0);

interface RowProps {
  id: string;
  title: string;
  text: string;
  /** Receives true when the row opens: nothing loads before. */
  children: (open: boolean) => ReactNode;
}

function Row({ id, title, text, children }: RowProps) {
  return (
    <AccordionPart
      id={id}
      level="h3"
      look="grid min-h-16 grid-cols-[1fr_auto] content-center items-center gap-x-4 py-3"
      title={
        <>
          <span className="font-medium text-base leading-snug">{title}</span>
          <Icon
            name="chevron-down"
            className="row-span-2 size-5 text-muted transition-transform duration-100 group-data-[state=open]:rotate-180"
          />
          <span className="mt-0.5 font-normal text-muted text-sm leading-snug">{text}</span>
        </>
      }
    >
      <div className="pt-2 pb-8">
        <Live id={id}>{children}</Live>
      </div>
    </AccordionPart>
  );
}

const Live = ({ id, children }: Pick<RowProps, "id" | "children">): ReactNode => children(useOpen(id));

interface ChooserProps {
  label: string;
  groups: readonly ToolGroup[];
  origin: string;
  live: boolean;
}

function Chooser({ label, groups, origin, live }: ChooserProps) {
  const id = useId();
  const all = groups.flatMap(({ tools }) => tools);
  const [path, setPath] = useState<string>();
  const tool = all.find((candidate) => candidate.path === path) ?? all[0];
  if (!tool) return null;
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        {label}
      </label>
      <select
        id={id}
        value={tool.path}
        onChange={(event) => setPath(event.target.value)}
        className="mb-4 h-11 w-full max-w-md rounded-md border border-line-strong bg-surface px-3 text-ink"
      >
        {groups.map(({ category, tools }) => (
          <optgroup key={category} label={category}>
            {tools.map((option) => (
              <option key={option.path} value={option.path}>
                {option.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <EmbedDemo key={tool.path} tool={tool} origin={origin} live={live} />
    </>
  );
}
