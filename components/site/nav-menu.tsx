import { Icon } from "@/components/ui/icon";
import { MenuLists } from "./menu-lists";
import type { MenuListsProps } from "./menu-tools";
import { NavLink } from "./nav-link";

interface NavMenuProps extends MenuListsProps {
  /** Accessible name: “Calculators by category”. */
  label: string;
  /** The page with everything that the menu lists. */
  all: { label: string; path: string };
}

/**
 * Button next to a link of the header that opens a list of the pages behind it (ARIA Authoring Practices,
 * disclosure navigation): a native popover, which Escape and a press outside close. Without script the link
 * remains.
 */
export function NavMenu({ list, label, all }: NavMenuProps) {
  const id = `${list}-menu`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label={label}
        className="group script-only -ml-2 grid h-11 w-7 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon
          name="chevron-down"
          className="size-4 transition-transform duration-100 group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-auto overflow-y-auto overscroll-contain border-line border-y bg-surface text-ink docked:right-96"
      >
        <div className="column min-h-96 pt-5 pb-4">
          <MenuLists list={list} />
          <NavLink
            href={all.path}
            label={all.label}
            className="inline-flex min-h-11 items-center font-medium text-accent text-sm underline-offset-4 hover:underline"
          />
        </div>
      </div>
    </>
  );
}
