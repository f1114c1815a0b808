import type { ReactNode } from "react";

/** The bare layout of what other sites show in a frame. `data-embed` is what the stylesheet's variants look for. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return <div data-embed="">{children}</div>;
}
