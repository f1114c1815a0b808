import { useEffect } from "react";
import type { OpenProject } from "@/lib/projects/open-project";

/** Undoes and redoes with Ctrl+Z and Ctrl+Shift+Z, except in fields, where the browser does. */
export function useUndoKeys(open: OpenProject): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      if (!(event.ctrlKey || event.metaKey) || isTyping || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) open.redo();
      else open.undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}
