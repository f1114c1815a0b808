import { Icon } from "@/components/ui/icon";
import { THEME_TOGGLE } from "./theme-script";

/** Theme button, handled by the script in the document's head; the stylesheet shows one of its two icons. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      {...{ [THEME_TOGGLE]: "" }}
      className="grid size-11 place-items-center rounded-md text-muted transition-colors duration-100 hover:bg-sunken hover:text-ink"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <Icon name="moon" className="size-5 in-data-[theme=dark]:hidden" />
      <Icon name="sun" className="hidden size-5 in-data-[theme=dark]:block" />
    </button>
  );
}
