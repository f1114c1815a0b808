import type { ComponentType } from "react";
import { serverPart } from "@/components/ui/server-markup";
import { messages } from "./messages";

/**
 * Part of a form’s page whose code loads on first use.
 * @param name its name in the message that it failed to load
 * @param isFirst true if the answer needs it: it does not wait for other code
 */
export const pagePart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isFirst = false,
) =>
  serverPart<Props>({
    load,
    isFirst,
    fallback: () => <p className="py-3 text-sm">{messages.sectionNotLoaded(name)}</p>,
  });
