"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/faces/page/metadata";

/** Sets the title of a page that the server cannot name, such as a project. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
