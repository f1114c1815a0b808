"use client";

import { type ComponentType, useEffect, useState } from "react";
import { recentPages } from "@/components/page/visitor-pages";
import type { VisitorToolListsProps } from "./visitor-tool-lists";

/** The visitor’s recent tools and favorites. A first visit loads nothing. */
export function VisitorTools() {
  const [lists, setLists] = useState<{
    Lists: ComponentType<VisitorToolListsProps>;
    recent: readonly string[];
  }>();
  useEffect(() => {
    const recent = recentPages.read();
    if (recent.length === 0) return;
    import("./visitor-tool-lists").then(
      ({ VisitorToolLists }) => setLists({ Lists: VisitorToolLists, recent }),
      () => {},
    );
  }, []);
  return lists ? <lists.Lists recent={lists.recent} /> : null;
}
