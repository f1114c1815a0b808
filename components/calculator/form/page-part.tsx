import type { ComponentType } from "react";
import { serverPart } from "@/components/ui/server-markup";
import { messages } from "./messages";

/** Part of a form’s page whose code loads on first use. `name`: its name in the message that it failed to load. */
export const pagePart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  serverPart<Props>({
    load,
    fallback: () => <p className="py-3 text-sm">{messages.sectionNotLoaded(name)}</p>,
  });
