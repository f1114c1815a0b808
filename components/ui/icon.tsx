import type { IconName } from "@/lib/catalog/icon-names";

/** An icon of the sprite (public/icons.svg): decoration, always beside a text or inside a labelled control. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
