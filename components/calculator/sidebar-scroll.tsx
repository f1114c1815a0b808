"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

interface SidebarScrollProps {
  className: string;
  children: ReactNode;
}

/** Scrolls its box, not the page, to the link of the current page. On wide windows, opens the list. */
export function SidebarScroll({ className, children }: SidebarScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = box.current;
    // The style displays even a closed list there, but assistive technology skips its links.
    if (matchMedia("(width >= 64rem)").matches) list?.querySelector("details")?.setAttribute("open", "");
    const link = list?.querySelector("[aria-current]");
    if (!list || !link || list.scrollHeight <= list.clientHeight) return;
    const distance = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (distance > list.clientHeight - MARGIN_PX) list.scrollTop += distance - list.clientHeight / 3;
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}

/** Height of the last lines of the list, in px, where a link is easily overlooked. */
const MARGIN_PX = 80;
