import type { ReactNode } from "react";

/**
 * The bare layout of what other sites show in a frame. `data-embed` is what the stylesheet’s variants look for. Links open
 * in a new tab unless they have a target, because no page but an embed may be framed. React does not move a base element to
 * the head; browsers obey it all the same.
 */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <div data-embed="">
      <base target="_blank" />
      {children}
    </div>
  );
}
