"use client";

import { Icon } from "./icon";
import { THEME_KEY } from "./theme-script";

/** Switches between light and dark and remembers the choice; both icons are drawn, the stylesheet shows the right one. */
export function ThemeToggle() {
  function toggle() {
    const root = document.documentElement;
    const next = root.dataset.theme === "dark" ? "light" : "dark";
    root.dataset.theme = next;
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Storage may be closed to us: the choice then lasts until the page is left.
    }
  }

  return (
    <button
      type="button"
      onClick={toggle}
      className="grid size-11 place-items-center rounded-md text-muted transition-colors duration-100 hover:bg-sunken hover:text-ink"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <Icon name="moon" className="size-5 in-data-[theme=dark]:hidden" />
      <Icon name="sun" className="hidden size-5 in-data-[theme=dark]:block" />
    </button>
  );
}
