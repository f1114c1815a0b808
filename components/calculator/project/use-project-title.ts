"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/faces/page/metadata";

/** Names a project in the title of its page, which the server does not know. */
export function useProjectTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title.trim() || "Unnamed project");
  }, [title]);
}
