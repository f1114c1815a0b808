"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/faces/page/metadata";

/** Sets the title of a page about a project, whose name the server does not know. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
