"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/faces/page/metadata";

/** Sets the title of a page that the server cannot name: a project’s. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
