"use client";

import { Icon } from "@/components/ui/icon";

export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <div className="relative z-10 flex h-0 justify-end md:h-auto md:justify-center md:pt-14 md:embed-low:pt-12">
      <button
        type="button"
        onClick={onSwap}
        aria-label="Swap units"
        title="Swap units"
        className="grid size-11 -translate-y-1/2 embed-low:size-9 md:translate-y-0 place-items-center rounded-full border border-line bg-surface text-accent transition-colors duration-100 hover:border-accent"
      >
        <Icon name="swap" className="size-5 rotate-90 md:rotate-0" />
      </button>
    </div>
  );
}
