import { defineEntries, type EntryPage } from "../../kit/calculator/entries.ts";
import { type Formula, formulas } from "./formulas.ts";
import { groups } from "./relation.ts";

/** Maximum lengths of a page’s title, before the site’s name, and of its description. */
const LONGEST_TITLE = 50;
const LONGEST_DESCRIPTION = 158;

/** A page for each formula. */
export default defineEntries({ kind: "Formula", pages: formulas.map(pageOf) });

function pageOf(formula: Formula): EntryPage {
  const { id, title, group } = formula;
  return {
    slug: id,
    name: title,
    aliases: [],
    seo: { title: pageTitle(title), description: description(formula) },
    line: `Formula, ${groups[group].toLowerCase()}`,
  };
}

function meaningsOf({ variables }: Formula): string[] {
  return Object.values(variables).map(({ meaning }) => meaning);
}

function pageTitle(title: string): string {
  const titles = [`${title}: Formula and Calculator`, `${title}: Calculator`];
  return titles.find((text) => text.length <= LONGEST_TITLE) ?? title;
}

/** Names the variables that the page can solve for, and as many features of the page as fit. */
function description(formula: Formula): string {
  const meanings = meaningsOf(formula);
  const list =
    meanings.length > 2 ? `${meanings.slice(0, -1).join(", ")} or ${meanings.at(-1)}` : meanings.join(" or ");
  const full = `${formula.title}: solve for ${list}`;
  const lead = full.length < LONGEST_DESCRIPTION ? full : `${formula.title}: solve for any of its variables`;
  const features = ["with every step", "a chart", "your units", "uncertainty"];
  let text = lead;
  for (const each of features)
    if (`${text}, ${each}.`.length <= LONGEST_DESCRIPTION) text = `${text}, ${each}`;
  return `${text}.`;
}
