import { type Account, explain } from "./accounts.ts";
import { engines } from "./conversions.ts";
import { figuresIn } from "./figures.ts";
import { provenFigures } from "./proofs.ts";

/** Returns a sentence for each number of the answers without an account, and for each account that is wrong or idle. */
export function checkAnswers(
  slug: string,
  answers: readonly { q: string; a: string }[],
  accounts: readonly Account[],
): string[] {
  const idle = new Set(accounts);
  const problems = answers.flatMap(({ q, a }) => {
    const proven = provenFigures(q, a, engines.get(slug));
    const explanations = accounts.flatMap((account) => {
      const explanation = explain(account, a, slug);
      if (explanation?.quoted.some((start) => !proven.has(start))) idle.delete(account);
      return explanation ? [explanation] : [];
    });
    const explained = new Set(explanations.flatMap(({ quoted, inputs }) => [...quoted, ...inputs]));
    const missing = figuresIn(a).filter(({ start }) => !proven.has(start) && !explained.has(start));
    return [
      ...explanations.flatMap(({ problem }) => problem ?? []),
      ...missing.map(
        ({ text, start, end }) =>
          `No account of ${text}: ${a.slice(Math.max(0, start - 30), end + 30)} (add one to tests/faq/accounts, below “# ${slug}”)`,
      ),
    ];
  });
  return [...problems, ...[...idle].map(({ line }) => `Accounts for nothing: ${line}`)];
}
