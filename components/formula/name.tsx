import type { ReactNode } from "react";
import type { FormulaTree } from "@/lib/kit/formulas/tree";

/** The index of the lists under a sum. */
export const INDEX = "k";

export const Row = ({ children }: { children: ReactNode }) => <mrow>{children}</mrow>;

/** Italic letter or upright word. */
export const Letters = ({ text }: { text: string }) => (
  <mi mathvariant="normal" className={[...text].length === 1 ? "quantity" : undefined}>
    {text}
  </mi>
);

type Symbol = Extract<FormulaTree, { kind: "symbol" }>;

export const subOf = ({ sub, list }: Symbol): string | undefined =>
  list ? [sub, INDEX].filter(Boolean).join(",") : sub;

export function Base({ change, base }: Symbol) {
  if (!change) return <Letters text={base} />;
  return (
    <Row>
      <mi mathvariant="normal">Δ</mi>
      <Letters text={base} />
    </Row>
  );
}

/** Name of a symbol, in a separate file so that forms need no formula code. */
export function Name(symbol: Symbol) {
  const sub = subOf(symbol);
  if (sub === undefined) return <Base {...symbol} />;
  return (
    <msub>
      <Base {...symbol} />
      <Letters text={sub} />
    </msub>
  );
}
