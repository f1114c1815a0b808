import type { Menu, MenuLink } from "./menu.ts";

/** Returns the links of the menu to these pages, in the order of `paths`; pages that the menu lacks are omitted. */
export function menuLinks({ tools, entries, converters }: Menu, paths: readonly string[]): MenuLink[] {
  const links = [
    ...tools.flatMap((category) =>
      category.links.flatMap(({ name, path, jobs }) => [{ name: `${name} Calculator`, path }, ...jobs]),
    ),
    ...entries,
    ...Object.values(converters),
  ];
  const byPath = new Map(links.map((link) => [link.path, link]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}

/** Returns the links to the visitor’s favorites: other pages by their paths, then converters by their slugs. */
export const favoriteLinks = (
  menu: Menu,
  paths: readonly string[],
  slugs: readonly string[],
  max = Infinity,
): MenuLink[] => [
  ...menuLinks(menu, paths).slice(0, max),
  ...slugs.flatMap((slug) => menu.converters[slug] ?? []).slice(0, max),
];
