"use client";

import type { ReactNode } from "react";
import { AccordionGroup, AccordionPart } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";

export interface SidebarPartsProps {
  categories: readonly { slug: string; name: string; links: ReactNode }[];
}

export function SidebarParts({ categories }: SidebarPartsProps) {
  return (
    <AccordionGroup several start={categories.map(({ slug }) => slug)} className="divide-y divide-line">
      {categories.map(({ slug, name, links }) => (
        <AccordionPart
          key={slug}
          id={slug}
          level="h3"
          look="flex min-h-11 items-center justify-between gap-2 py-1 font-medium text-sm"
          title={
            <>
              {name}
              <Icon
                name="chevron-down"
                className="size-4 text-muted transition-transform duration-100 group-data-[state=open]:rotate-180"
              />
            </>
          }
        >
          {links}
        </AccordionPart>
      ))}
    </AccordionGroup>
  );
}
