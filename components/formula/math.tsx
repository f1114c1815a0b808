import { Fragment, type ReactNode } from "react";
import { isJuxtaposed, isTall, type Opening } from "@/lib/kit/formulas/spacing";
import type { FormulaTree } from "@/lib/kit/formulas/tree";
import { Base, INDEX, Letters, Name, Row, subOf } from "./name";

export function Part({ tree }: { tree: FormulaTree }): ReactNode {
  switch (tree.kind) {
    case "number":
      return <mn>{tree.text}</mn>;
    case "word":
      return <mi mathvariant="normal">{tree.text}</mi>;
    case "value":
      return <Value {...tree} />;
    case "symbol":
      return <Name {...tree} />;
    case "fraction":
      return tree.slash ? (
        <Slashed above={<Part tree={tree.above} />} below={<Part tree={tree.below} />} />
      ) : (
        <Fraction above={<Part tree={tree.above} />} below={<Part tree={tree.below} />} />
      );
    case "power":
      return <Power {...tree} />;
    case "root":
      return tree.index ? (
        <mroot>
          <Part tree={tree.of} />
          <Part tree={tree.index} />
        </mroot>
      ) : (
        <msqrt>
          <Part tree={tree.of} />
        </msqrt>
      );
    case "call":
      return <Call {...tree} />;
    case "fence":
      return <Fence {...tree} />;
    case "total":
      return (
        <Row>
          <munder>
            <mo stretchy="false">{tree.sign}</mo>
            <Letters text={INDEX} />
          </munder>
          <Part tree={tree.of} />
        </Row>
      );
    case "factorial":
      return (
        <Row>
          <Part tree={tree.of} />
          <mo form="postfix" lspace="0" rspace="0">
            !
          </mo>
        </Row>
      );
    case "product":
      return (
        <Row>
          {tree.factors.map((factor, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a factor is its place
            <Fragment key={index}>
              <Times before={tree.factors[index - 1]} after={factor} cross={tree.cross} />
              <Part tree={factor} />
            </Fragment>
          ))}
        </Row>
      );
    case "sum":
      return (
        <Row>
          {tree.terms.map(({ minus, of }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place
            <Fragment key={index}>
              {index > 0 && <mo form="infix">{minus ? "−" : "+"}</mo>}
              {index === 0 && minus && <mo form="prefix">−</mo>}
              <Part tree={of} />
            </Fragment>
          ))}
        </Row>
      );
    case "infix":
      return (
        <Row>
          <Part tree={tree.left} />
          <Relation sign={tree.sign} />
          <Part tree={tree.right} />
        </Row>
      );
    case "matrix":
      return <Matrix {...tree} />;
    case "integral":
      return (
        <Row>
          <msubsup>
            <mo>∫</mo>
            <Part tree={tree.from} />
            <Part tree={tree.to} />
          </msubsup>
          <Part tree={tree.of} />
          <mspace width="0.17em" />
          <mi mathvariant="normal">d</mi>
          <Part tree={tree.variable} />
        </Row>
      );
  }
}

const Slashed = ({ above, below }: { above: ReactNode; below: ReactNode }) => (
  <Row>
    {above}
    <mo lspace="0" rspace="0" stretchy="false">
      /
    </mo>
    {below}
  </Row>
);

const Fraction = ({ above, below }: { above: ReactNode; below: ReactNode }) => (
  <Row>
    <mspace width="0.1em" />
    <mfrac>
      {above}
      {below}
    </mfrac>
    <mspace width="0.1em" />
  </Row>
);

const Relation = ({ sign }: { sign: string }) =>
  /\p{L}/u.test(sign) ? (
    <>
      <mspace width="0.22em" />
      <mtext>{sign}</mtext>
      <mspace width="0.22em" />
    </>
  ) : (
    <mo form="infix">{sign}</mo>
  );

const Matrix = ({ rows }: { rows: readonly (readonly FormulaTree[])[] }) => (
  <Row>
    <Bracket text="(" form="prefix" tall={rows.length > 1} />
    <mtable>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <mtr key={index}>
          {row.map((entry, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <mtd key={column} className="px-[0.4em] py-[0.1em]">
              <Part tree={entry} />
            </mtd>
          ))}
        </mtr>
      ))}
    </mtable>
    <Bracket text=")" form="postfix" tall={rows.length > 1} />
  </Row>
);

type ValueProps = Omit<Extract<FormulaTree, { kind: "value" }>, "kind">;

/**
 * Uses <mn> even for "$84.50" and "8 h 30 min": a row with only <mtext> around an operator would get the
 * operator's spacing.
 */
const Figures = ({ text }: { text: string }) => <mn>{text}</mn>;

/** Substituted number; lighter unit after a thin space; exact fractions over their denominator. */
export function Value({ text, unit, below, slash }: ValueProps) {
  const figures = <Figures text={text} />;
  if (below) {
    const Over = slash ? Slashed : Fraction;
    return <Over above={figures} below={<Figures text={below} />} />;
  }
  if (!unit) return figures;
  return (
    <Row>
      {figures}
      {!/^(%|°(?!\p{L}))/u.test(unit) && <mspace width="0.2em" />}
      <mtext className="text-muted">{unit}</mtext>
    </Row>
  );
}

function Power({ base, exponent }: Extract<FormulaTree, { kind: "power" }>) {
  const sub = base.kind === "symbol" ? subOf(base) : undefined;
  if (base.kind === "symbol" && sub !== undefined)
    return (
      <msubsup>
        <Base {...base} />
        <Letters text={sub} />
        <Part tree={exponent} />
      </msubsup>
    );
  return (
    <msup>
      <Part tree={base} />
      <Part tree={exponent} />
    </msup>
  );
}

const FunctionName = ({ name, sub }: { name: string; sub?: FormulaTree | undefined }) =>
  sub ? (
    <msub>
      <Letters text={name} />
      <Part tree={sub} />
    </msub>
  ) : (
    <Letters text={name} />
  );

export const Open = ({ before, name, sub, bracket, tall }: Opening & { tall: boolean }) => (
  <>
    {before && (
      <>
        <Part tree={before} />
        <mspace width="0.17em" />
      </>
    )}
    {name && <FunctionName name={name} sub={sub} />}
    <Bracket text={bracket} form="prefix" tall={tall} />
  </>
);

function Call({ name, sub, args }: Extract<FormulaTree, { kind: "call" }>) {
  return (
    <Row>
      <FunctionName name={name} sub={sub} />
      <Bracket text="(" form="prefix" tall={args.some(isTall)} />
      {args.map((arg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an argument is its place
        <Fragment key={index}>
          {index > 0 && (
            <mo form="infix" lspace="0" rspace="0.17em">
              ,
            </mo>
          )}
          <Part tree={arg} />
        </Fragment>
      ))}
      <Bracket text=")" form="postfix" tall={args.some(isTall)} />
    </Row>
  );
}

const Fence = ({ open, close, of }: Extract<FormulaTree, { kind: "fence" }>) => (
  <Row>
    <Bracket text={open} form="prefix" tall={isTall(of)} />
    <Part tree={of} />
    <Bracket text={close} form="postfix" tall={isTall(of)} />
  </Row>
);

interface BracketProps {
  text: string;
  form: "prefix" | "postfix";
  tall: boolean;
}

/** Brackets around content no higher than a line use the page's font, which is tighter. */
export const Bracket = ({ text, form, tall }: BracketProps) => (
  <mo
    form={form}
    fence="true"
    stretchy={tall ? "true" : "false"}
    symmetric="true"
    lspace="0"
    rspace="0"
    className={tall ? undefined : "font-sans"}
  >
    {text}
  </mo>
);

interface TimesProps {
  before: FormulaTree | undefined;
  after: FormulaTree;
  cross: true | undefined;
}

/** Sign between two factors: a thin space if that is clear, else a dot. */
function Times({ before, after, cross }: TimesProps) {
  if (!before) return null;
  if (cross)
    return (
      <mo form="infix" lspace="0.28em" rspace="0.28em">
        ×
      </mo>
    );
  return isJuxtaposed(before, after) ? (
    <mspace width="0.17em" />
  ) : (
    <mo form="infix" lspace="0.25em" rspace="0.25em">
      ·
    </mo>
  );
}
