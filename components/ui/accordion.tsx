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
  /** Ids of the initially open parts. */
  start?: readonly string[];
  /** True if any number may be open; otherwise at most one. */
  several?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Expandable parts (Radix), always in the document: the browser's search finds and opens them, and without
 * script all are open.
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
  /** Heading element around the button; "div" in a navigation. */
  level: "h2" | "h3" | "div";
  title: ReactNode;
  look: string;
  children: ReactNode;
}

/** Button with its expandable content. */
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
        {/* Custom element, because React renders any value of `hidden` on standard ones as plain `hidden`. */}
        <accordion-panel
          className="block"
          hidden={open ? undefined : "until-found"}
          ref={(panel) => {
            const reveal = () => show(id);
            // The browser may have opened it before the page's scripts ran.
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

/** Plus sign at the end of the button. */
export const AccordionPlus = () => (
  <span
    aria-hidden="true"
    className="text-muted text-xl leading-none transition-transform duration-100 group-data-[state=open]:rotate-45"
  >
    +
  </span>
);
