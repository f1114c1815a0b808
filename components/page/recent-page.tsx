"use client";

import { useEffect } from "react";
import { addRecentPage } from "./visitor-pages";

/** Stores that the visitor opened this page, for the list on the home page. */
export function RecentPage({ path }: { path: string }) {
  useEffect(() => addRecentPage(path), [path]);
  return null;
}
