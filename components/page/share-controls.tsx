"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { copyLink } from "./copy-link";

const never = () => () => {};

export interface ShareControlsProps {
  title: string;
}

/** Copies the address with the visitor's inputs, or opens the browser's share sheet if there is one. */
export function ShareControls({ title }: ShareControlsProps) {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );

  async function share() {
    try {
      await navigator.share({ title, url: location.href });
    } catch {
      // The visitor closed the sheet.
    }
  }

  return (
    <div className="flex flex-wrap gap-x-1">
      <Button look="quiet" className="px-2" onClick={(event) => copyLink(event.currentTarget)}>
        <Icon name="link" className="size-4" />
        Copy link
      </Button>
      {canShare && (
        <Button look="quiet" className="px-2" onClick={share}>
          <Icon name="share" className="size-4" />
          Share…
        </Button>
      )}
    </div>
  );
}
