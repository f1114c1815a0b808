"use client";

import { type ReactNode, useId, useState } from "react";
import { AccordionGroup, AccordionPart, useOpen } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";
import { EmbedDemo, type Tool } from "./embed-demo";

interface EmbedAccordionProps {
  tools: readonly (Tool & { description: string })[];
  /** Every converter, for the last row's chooser. */
  converters: readonly { category: string; tools: readonly Tool[] }[];
  /** Origin of the public site. */
  origin: string;
}

/** The embeddable tools, one open at a time: how each looks, and its code. */
export function EmbedAccordion({ tools, converters, origin }: EmbedAccordionProps) {
  return (
    <AccordionGroup className="divide-y divide-line border-line border-y">
      {tools.map((tool) => (
        <Row key={tool.path} id={tool.path} title={tool.name} text={tool.description}>
          {(open) => <EmbedDemo tool={tool} origin={origin} live={open} />}
        </Row>
      ))}
      <Row
        id="other"
        title="Any other unit converter"
        text={`All ${converters.reduce((sum, group) => sum + group.tools.length, 0)} converters can be embedded.`}
      >
        {(open) => <Chooser converters={converters} origin={origin} live={open} />}
      </Row>
    </AccordionGroup>
  );
}

interface RowProps {
  id: string;
  title: string;
  text: string;
  /** Given whether the row is open: nothing is loaded before. */
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

function Chooser({
  converters,
  origin,
  live,
}: Pick<EmbedAccordionProps, "converters" | "origin"> & { live: boolean }) {
  const id = useId();
  const all = converters.flatMap(({ tools }) => tools);
  const [path, setPath] = useState(all.find(({ page }) => page.endsWith("/temperature"))?.path);
  const tool = all.find((candidate) => candidate.path === path) ?? all[0];
  if (!tool) return null;
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        Converter
      </label>
      <select
        id={id}
        value={tool.path}
        onChange={(event) => setPath(event.target.value)}
        className="mb-4 h-11 w-full max-w-md rounded-md border border-line-strong bg-surface px-3 text-ink"
      >
        {converters.map(({ category, tools }) => (
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
