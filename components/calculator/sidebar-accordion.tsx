"use client";

import { DrawnByServer, serverPart } from "@/components/ui/server-markup";
import type { SidebarPartsProps } from "./sidebar-parts";

/** Fallback while the code of the accordion is missing: the links matter most. */
const Links = ({ categories }: SidebarPartsProps) => categories.map(({ links }) => links);

const parts = serverPart<SidebarPartsProps>({
  load: () => import("./sidebar-parts").then(({ SidebarParts }) => SidebarParts),
  meanwhile: Links,
  lost: Links,
});

/** The accordion of the sidebar, whose code comes when someone uses the page. */
export const SidebarAccordion = (props: SidebarPartsProps) => <DrawnByServer part={parts} props={props} />;
