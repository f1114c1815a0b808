import Link from "next/link";
import type { ReactNode } from "react";
import { UnitSwitch } from "@/components/page/unit-switch";
import { SearchButton } from "@/components/search/search-button";
import { defaultCalculatorPath } from "@/lib/catalog/calculators";
import { ALL_CALCULATORS, pageAt, pagesIn } from "@/lib/catalog/pages";
import { PRODUCT } from "@/lib/catalog/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { NavMenu } from "./nav-menu";
import { ThemeToggle } from "./theme-toggle";

/** Targets of the header’s links: /calculators redirects, so the link goes to the final address. */
const links = pagesIn("header").map(({ path, label }) => ({
  label,
  section: path,
  href: path === "/calculators" ? defaultCalculatorPath : path,
}));

/** First entry of the menu of small screens. */
const all = { label: pageAt(ALL_CALCULATORS).label, section: ALL_CALCULATORS, href: ALL_CALCULATORS };

/** Menus next to links of the header, by section. */
const menus: Readonly<Record<string, ReactNode>> = {
  "/calculators": (
    <NavMenu
      list="calculators"
      label="Calculators by category"
      all={{ label: "All calculators with examples", path: ALL_CALCULATORS }}
    />
  ),
  "/converters": (
    <NavMenu
      list="converters"
      label="Converters by category"
      all={{ label: "Search all converters", path: "/converters" }}
    />
  ),
};

export function SiteHeader() {
  return (
    <header className="@container sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm print:hidden">
      {/* Fixed columns from the left: content must not move when the rest arrives. */}
      <div className="column grid h-16 grid-cols-[minmax(0,1fr)_repeat(3,44px)] items-center gap-2 md:grid-cols-[1fr_8rem_repeat(2,44px)] lg:grid-cols-[6.25rem_1fr_44px_92px_44px] @min-[75rem]:lg:grid-cols-[6.25rem_1fr_8rem_92px_44px]">
        <Link
          href="/"
          prefetch={false}
          className="flex min-h-11 items-center gap-2 justify-self-start rounded-md font-semibold text-[min(1.125rem,8.5vw)] tracking-tight"
        >
          <Brand className="size-7" />
          {PRODUCT}
        </Link>
        <nav aria-label="Main" className="hidden [text-rendering:geometricPrecision] lg:block">
          <ul className="flex items-center gap-1">
            {links.map((link) => (
              <li key={link.href} className="flex">
                <NavLink
                  {...link}
                  className="flex min-h-11 items-center rounded-md px-2 @min-[75rem]:px-3 text-muted text-sm transition-colors duration-100 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--accent)]"
                />
                {menus[link.section]}
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
        <UnitSwitch className="site-units hidden lg:flex" />
        <ThemeToggle />
        <MobileMenu links={[all, ...links]} />
      </div>
    </header>
  );
}
