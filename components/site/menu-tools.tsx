"use client";

import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { favoriteConverters, MAX_LISTED, recentConverters } from "@/components/converter/preferences";
import { noList, subscribeToLists } from "@/components/page/stored-list";
import { favoritePages } from "@/components/page/visitor-pages";
import { fetchJson } from "@/components/ui/fetch-json";
import { Icon } from "@/components/ui/icon";
import type { Menu, MenuCalculator, MenuLink } from "@/lib/catalog/search/menu";
import { favoriteLinks } from "@/lib/catalog/search/menu-links";
import { NavLink } from "./nav-link";

export interface MenuListsProps {
  /** “all” is the menu of small screens, with the visitor’s favorites and recent converters. */
  list: "all" | "calculators" | "converters";
}

export function MenuTools({ list }: MenuListsProps) {
  const [menu, setMenu] = useState<Menu>();
  useEffect(() => {
    // Without the data the lists are omitted: the links next to them lead to all tools.
    fetchJson<Menu>("/menu.json").then(setMenu, () => {});
  }, []);
  if (!menu) return null;
  if (list === "calculators") return <CalculatorColumns menu={menu} />;
  if (list === "converters") return <ConverterColumns menu={menu} />;
  return <PhoneLists menu={menu} />;
}

const CalculatorColumns = ({ menu }: { menu: Menu }) => (
  <Columns>
    {menu.tools.map(({ category, links }) =>
      links.map((calculator, index) => (
        <div key={calculator.path} className="mb-2 break-inside-avoid">
          {index === 0 && <ColumnTitle>{category}</ColumnTitle>}
          <ColumnLink link={calculator} />
          {calculator.jobs.length > 0 && <ColumnLinks links={calculator.jobs} />}
        </div>
      )),
    )}
  </Columns>
);

const ConverterColumns = ({ menu: { converterCategories, converters } }: { menu: Menu }) => (
  <Columns>
    {converterCategories.map((category) => (
      <div key={category.path} className="mb-2 break-inside-avoid">
        <ColumnLink link={category} />
        <ColumnLinks
          links={linksTo(converters, category.slugs).map(({ name, path }) => ({
            name: name.replace(/ Converter$/, ""),
            path,
          }))}
        />
      </div>
    ))}
  </Columns>
);

const linksTo = (links: Menu["converters"], slugs: readonly string[]): MenuLink[] =>
  slugs.flatMap((slug) => links[slug] ?? []);

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="columns-4 gap-8 xl:columns-5">{children}</div>
);

const ColumnTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-1 border-line border-b pt-1 pb-2 font-normal text-muted text-sm">{children}</h2>
);

const COLUMN_LINK =
  "flex min-h-6 items-center py-0.5 leading-snug underline-offset-4 hover:text-accent hover:underline aria-[current]:text-accent";

const ColumnLink = ({ link: { name, path } }: { link: MenuLink }) => (
  <NavLink href={path} label={name} section={path} className={`${COLUMN_LINK} font-medium text-sm`} />
);

const ColumnLinks = ({ links }: { links: readonly MenuLink[] }) => (
  <ul>
    {links.map(({ name, path }) => (
      <li key={path}>
        <NavLink href={path} label={name} section={path} className={`${COLUMN_LINK} text-muted text-sm`} />
      </li>
    ))}
  </ul>
);

function PhoneLists({ menu }: { menu: Menu }) {
  const pages = useSyncExternalStore(subscribeToLists, favoritePages.read, noList);
  const favorites = useSyncExternalStore(subscribeToLists, favoriteConverters.read, noList);
  const recent = useSyncExternalStore(subscribeToLists, recentConverters.read, noList);
  return (
    <>
      <PhoneList title="Favorites" links={favoriteLinks(menu, pages, favorites, MAX_LISTED)} />
      <PhoneList title="Recently Used" links={linksTo(menu.converters, recent).slice(0, MAX_LISTED)} />
      {menu.tools.map(({ category, links }) => (
        <PhoneList key={category} title={category} links={links}>
          <PhoneJobs category={category} calculators={links} />
        </PhoneList>
      ))}
    </>
  );
}

interface PhoneListProps {
  title: string;
  links: readonly MenuLink[];
  children?: ReactNode;
}

function PhoneList({ title, links, children }: PhoneListProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className="pt-4">
      <h2 className="px-1 font-medium text-muted text-sm">{title}</h2>
      <PhoneLinks links={links} />
      {children}
    </section>
  );
}

const PhoneLinks = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className="mt-1 grid grid-cols-2 gap-x-4">
    {links.map(({ name, path }) => (
      <li key={path}>
        <NavLink
          href={path}
          label={name}
          section={path}
          className="flex min-h-11 items-center px-1 text-base leading-snug aria-[current]:font-semibold aria-[current]:text-accent"
        />
      </li>
    ))}
  </ul>
);

interface PhoneJobsProps {
  category: string;
  calculators: readonly MenuCalculator[];
}

/** Jobs of a category, folded: the first names tell what is inside. */
function PhoneJobs({ category, calculators }: PhoneJobsProps) {
  const withJobs = calculators.filter(({ jobs }) => jobs.length > 0);
  if (withJobs.length === 0) return null;
  const first = withJobs.flatMap(({ jobs }) => jobs[0]?.name ?? []).slice(0, 3);
  return (
    <details className="group mt-1 border-line border-y">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-1 text-accent">
        <span className="sr-only">{category}: </span>
        <span className="min-w-0 truncate">{first.join(", ")}…</span>
        <Icon
          name="chevron-down"
          className="size-5 text-muted transition-transform duration-100 group-open:rotate-180"
        />
      </summary>
      {withJobs.map(({ name, path, jobs }) => (
        <div key={path} className="pt-2 pb-3">
          <h3 className="px-1 font-medium text-sm">{name}</h3>
          <PhoneLinks links={jobs} />
        </div>
      ))}
    </details>
  );
}
