"use client";

import { Accordion } from "radix-ui";
import {
  createContext,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  use,
  useState,
} from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "accordion-panel": Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, "hidden"> & {
        hidden?: "until-found" | undefined;
      };
    }
  }
}

interface Opened {
  open: readonly string[];
  show: (id: string) => void;
}

const OpenParts = createContext<Opened>({ open: [], show: () => {} });

/** True if a part of the surrounding accordion is open. */
export const useOpen = (id: string): boolean => use(OpenParts).open.includes(id);

interface AccordionGroupProps {
  /** Ids of the parts that are open at first. */
  start?: readonly string[];
  /** Any number may be open; else one at a time, and none when it is closed again. */
  several?: boolean;
  className?: string;
  /** AccordionParts. */
  children: ReactNode;
}

/**
 * Parts that open and close (Radix), all of them in the document: the browser's own search finds and opens what is closed,
 * and without script everything is open.
 */
export function AccordionGroup({ start = [], several = false, className, children }: AccordionGroupProps) {
  const [open, setOpen] = useState(start);
  const show = (id: string) => setOpen((current) => (several ? [...current, id] : [id]));
  const parts = <OpenParts value={{ open, show }}>{children}</OpenParts>;
  return several ? (
    <Accordion.Root type="multiple" value={[...open]} onValueChange={setOpen} className={className}>
      {parts}
    </Accordion.Root>
  ) : (
    <Accordion.Root
      type="single"
      collapsible
      value={open[0] ?? ""}
      onValueChange={(id) => setOpen(id === "" ? [] : [id])}
      className={className}
    >
      {parts}
    </Accordion.Root>
  );
}

interface AccordionPartProps {
  id: string;
  /** The heading that the button stands in; none where the part is in a navigation. */
  level: "h2" | "h3" | "div";
  /** Content of the button; `group-data-[state=open]:` styles the parts that change with it. */
  title: ReactNode;
  look: string;
  children: ReactNode;
}

/** A button and what it opens. */
export function AccordionPart({ id, level: Heading, title, look, children }: AccordionPartProps) {
  const { show } = use(OpenParts);
  const open = useOpen(id);
  return (
    <Accordion.Item value={id} className="group">
      <Accordion.Header asChild>
        <Heading>
          <Accordion.Trigger className={`w-full text-left ${look}`}>{title}</Accordion.Trigger>
        </Heading>
      </Accordion.Header>
      <Accordion.Content asChild forceMount hidden={undefined}>
        {/* An element of our own, because React writes any `hidden` of the others as the plain one. */}
        <accordion-panel
          className="block"
          hidden={open ? undefined : "until-found"}
          ref={(panel) => {
            const reveal = () => show(id);
            // Found before the page's scripts were there.
            if (panel && !open && !panel.hasAttribute("hidden")) reveal();
            panel?.addEventListener("beforematch", reveal);
            return () => panel?.removeEventListener("beforematch", reveal);
          }}
        >
          {children}
        </accordion-panel>
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** The mark of a part that can be opened, at the end of its button. */
export const AccordionPlus = () => (
  <span
    aria-hidden="true"
    className="text-muted text-xl leading-none transition-transform duration-100 group-data-[state=open]:rotate-45"
  >
    +
  </span>
);
