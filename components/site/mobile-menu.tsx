import { OPENS_CHAT } from "@/components/chat/give-way";
import { UnitSwitch } from "@/components/page/unit-switch";
import { Icon } from "@/components/ui/icon";
import { MenuLists } from "./menu-lists";
import { NavLink, type NavLinkProps } from "./nav-link";

const ID = "mobile-menu";

/**
 * Menu of small screens, without script: a native popover, which Escape and a press on the header close. It
 * covers the page below the header, so that a tap next to the links closes it without pressing anything
 * underneath; links close it themselves.
 */
export function MobileMenu({ links }: { links: readonly Omit<NavLinkProps, "className">[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="menu-button grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
      >
        <Icon name="menu" className="menu-opens size-5" />
        <Icon name="x" className="menu-closes size-5" />
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-16 bottom-0 m-0 h-auto w-full bg-[rgb(0_0_0/0.4)] text-ink lg:hidden"
      >
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 cursor-default"
        />
        <div className="relative max-h-[calc(100%-5rem)] overflow-y-auto overscroll-contain border-line border-b bg-surface px-4 pt-2 pb-4">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavLink
                  {...link}
                  className="flex min-h-12 items-center border-line border-b px-1 text-base aria-[current]:font-semibold aria-[current]:text-accent"
                />
              </li>
            ))}
            <li className="script-only">
              <button
                type="button"
                popoverTarget={ID}
                popoverTargetAction="hide"
                {...{ [OPENS_CHAT]: "" }}
                className="flex min-h-12 w-full items-center gap-2 border-line border-b px-1 text-left text-base"
              >
                <Icon name="message" />
                Ask the assistant
              </button>
            </li>
            <li className="script-only flex min-h-14 items-center justify-between px-1">
              Units
              <UnitSwitch className="flex" />
            </li>
          </ul>
          <MenuLists list="all" />
        </div>
      </nav>
    </>
  );
}
