"use client";

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import type { Notice } from "./notice";

let isThere = false;

/** Mounts the toast area in a separate React root, so that no page has code for it. */
function putUp(): void {
  if (isThere) return;
  isThere = true;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Toasts />));
}

/** Returns true if a bottom toast would cover the keys of a keypad on a phone. */
const liesOnKeys = (): boolean =>
  matchMedia("(width < 40rem)").matches && document.querySelector("[data-keypad]") !== null;

export function show({ title, description, variant }: Notice): void {
  putUp();
  const options = {
    ...(description !== undefined && { description }),
    ...(liesOnKeys() && { position: "top-center" as const }),
  };
  if (variant === "destructive") toast.error(title, options);
  else toast(title, options);
}

function Toasts() {
  return (
    <Toaster
      position="bottom-left"
      gap={8}
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full gap-3 rounded-md border border-line bg-surface p-4 text-sm text-ink shadow-[0_8px_24px_rgb(0_0_0/0.12)]",
          title: "font-semibold",
          description: "text-muted",
          error: "border-danger [&_[data-title]]:text-danger [&_[data-icon]]:text-danger",
        },
      }}
    />
  );
}
