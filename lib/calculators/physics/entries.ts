import { defineEntries, type EntryPage } from "../../kit/calculator/entries.ts";
import { entryMessages } from "./entry-messages.ts";
import { type Formula, formulas } from "./formulas.ts";
import { groups } from "./relation.ts";
import { formulaIndex } from "./search.ts";
import { findFormulaText } from "./texts.ts";

/** Maximum lengths of a page’s title, before the site’s name, and of its description. */
const LONGEST_TITLE = 50;
const LONGEST_DESCRIPTION = 158;

const searchEntries = new Map(formulaIndex().map((entry) => [entry.id, entry]));

export default defineEntries({ kind: "Formula", pages: formulas.map(pageOf) });

function pageOf(formula: Formula): EntryPage {
  const { id, title, group } = formula;
  return {
    slug: id,
    name: title,
    aliases: [],
    seo: { title: pageTitle(title), description: description(formula) },
    ...(findFormulaText(id) ? {} : { noIndex: true as const }),
    line: entryMessages.line(groups[group].toLowerCase()),
    ...searchWordsOf(id),
  };
}

function searchWordsOf(id: string): Pick<EntryPage, "words" | "text"> {
  const entry = searchEntries.get(id);
  if (!entry) return {};
  return { words: [...(entry.names ?? []), entry.equation, ...(entry.spellings ?? [])], text: entry.words };
}

function meaningsOf({ variables }: Formula): string[] {
  return Object.values(variables).map(({ meaning }) => meaning);
}

function pageTitle(title: string): string {
  const titles = entryMessages.titles(title);
  return titles.find((text) => text.length <= LONGEST_TITLE) ?? titles[titles.length - 1] ?? title;
}

function description(formula: Formula): string {
  const { title } = formula;
  const full = entryMessages.solveForNames({ title, names: meaningsOf(formula) });
  const start = full.length < LONGEST_DESCRIPTION ? full : entryMessages.solveForAny(title);
  const features: string[] = [];
  for (const each of entryMessages.features)
    if (entryMessages.withFeatures(start, [...features, each]).length <= LONGEST_DESCRIPTION)
      features.push(each);
  return features.length > 0 ? entryMessages.withFeatures(start, features) : `${start}.`;
}
