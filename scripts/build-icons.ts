/** Writes public/icons.svg, the one sprite of the site's icons, from the lucide package: `npm run icons`. */
import { writeFileSync } from "node:fs";
import { iconNames } from "../lib/catalog/icon-names.ts";

type IconNode = [tag: string, attributes: Record<string, string>];

async function symbolOf(name: string, source: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${source}.mjs`)) as {
    __iconData: { node: IconNode[] };
  };
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${text.join(" ")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</symbol>`;
}

const symbols = await Promise.all(Object.entries(iconNames).map(([name, source]) => symbolOf(name, source)));
writeFileSync(
  "public/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
