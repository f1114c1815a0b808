"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Icon } from "./icon";
import { NavLink, type NavLinkProps } from "./nav-link";

/**
 * The menu of small screens: a native popover, so that Escape and a press on the header close it without our help. It
 * covers the page below the header, so that a tap beside the links closes it and presses nothing underneath.
 */
export function MobileMenu({ links }: { links: readonly Omit<NavLinkProps, "className">[] }) {
  const menu = useRef<HTMLElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    menu.current?.hidePopover?.();
  }, [pathname]);

  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links have their keys, and Escape closes the menu */}
      <nav
        ref={menu}
        id="mobile-menu"
        popover="auto"
        aria-label="Menu"
        onClick={() => menu.current?.hidePopover()}
        className="fixed inset-x-0 top-16 bottom-0 m-0 h-auto w-full bg-[rgb(0_0_0/0.4)] text-ink lg:hidden"
      >
        <ul className="border-line border-b bg-surface px-4 py-2">
          {links.map((link) => (
            <li key={link.href}>
              <NavLink
                {...link}
                className="flex min-h-12 items-center border-line border-b px-1 text-base aria-[current]:font-semibold aria-[current]:text-accent"
              />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
