"use client";

import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import type { SidebarPartsProps } from "./sidebar-parts";

/** Fallback without the accordion’s code: the links matter most. */
const Links = ({ categories }: SidebarPartsProps) => categories.map(({ links }) => links);

const parts = serverPart<SidebarPartsProps>({
  load: () => import("./sidebar-parts").then(({ SidebarParts }) => SidebarParts),
  meanwhile: Links,
  fallback: Links,
});

export const SidebarAccordion = (props: SidebarPartsProps) => <ServerRendered part={parts} props={props} />;
