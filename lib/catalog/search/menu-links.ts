import type { Menu, MenuLink } from "./menu.ts";

/** Returns the links of the menu to these pages, in the order of `paths`; pages that the menu lacks are omitted. */
export function menuLinks({ tools, converters }: Menu, paths: readonly string[]): MenuLink[] {
  const links = [
    ...tools.flatMap((category) =>
      category.links.flatMap(({ name, path, jobs }) => [{ name: `${name} Calculator`, path }, ...jobs]),
    ),
    ...Object.values(converters),
  ];
  const byPath = new Map(links.map((link) => [link.path, link]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}
