"use client";

import { Icon } from "@/components/ui/icon";

export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <div className="flex justify-center md:pt-14 md:embed-low:pt-12">
      <button
        type="button"
        onClick={onSwap}
        aria-label="Swap units"
        title="Swap units"
        className="grid size-11 embed-low:size-9 place-items-center rounded-full border border-line bg-surface text-accent transition-colors duration-100 hover:border-accent"
      >
        <Icon name="swap" className="size-5 rotate-90 md:rotate-0" />
      </button>
    </div>
  );
}
