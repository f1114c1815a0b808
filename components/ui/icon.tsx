import type { IconName } from "@/lib/catalog/icon-names";

/** Icon of the sprite (public/icons.svg): decoration, always next to a text or inside a labelled control. A class of `fill` fills it. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" fill="none" className={`shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
