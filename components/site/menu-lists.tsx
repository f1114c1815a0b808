"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { MenuListsProps } from "./menu-tools";

/**
 * Lists of tools in a menu, loaded when it opens. The menu is a popover after its button, which gets
 * `aria-expanded`; the menu closes when the focus leaves both.
 */
export function MenuLists({ list }: MenuListsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Tools, setTools] = useState<ComponentType<MenuListsProps>>();
  useEffect(() => {
    const menu = place.current?.closest<HTMLElement>("[popover]");
    const button = menu?.previousElementSibling;
    if (!menu || !(button instanceof HTMLElement)) return;
    const update = () => {
      const isOpen = menu.matches(":popover-open");
      button.setAttribute("aria-expanded", String(isOpen));
      if (isOpen)
        import("./menu-tools").then(
          (tools) => setTools(() => tools.MenuTools),
          () => {},
        );
    };
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover();
    };
    update();
    menu.addEventListener("toggle", update);
    for (const part of [button, menu]) part.addEventListener("focusout", onFocusOut);
    return () => {
      menu.removeEventListener("toggle", update);
      for (const part of [button, menu]) part.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return <div ref={place}>{Tools && <Tools list={list} />}</div>;
}
