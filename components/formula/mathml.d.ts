import type { Attributes, HTMLAttributes } from "react";

interface MathAttributes extends HTMLAttributes<Element>, Attributes {
  displaystyle?: "true" | "false";
}

interface OperatorAttributes extends MathAttributes {
  form?: "prefix" | "infix" | "postfix";
  fence?: "true";
  stretchy?: "true" | "false";
  symmetric?: "true";
  lspace?: string;
  rspace?: string;
}

/** MathML Core elements for formulas, which React's types lack. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      math: MathAttributes;
      mrow: MathAttributes;
      mi: MathAttributes & { mathvariant?: "normal" };
      mn: MathAttributes;
      mo: OperatorAttributes;
      mtext: MathAttributes;
      mspace: MathAttributes & { width: string };
      mfrac: MathAttributes;
      msup: MathAttributes;
      msub: MathAttributes;
      msubsup: MathAttributes;
      munder: MathAttributes;
      msqrt: MathAttributes;
      mroot: MathAttributes;
      mtable: MathAttributes;
      mtr: MathAttributes;
      mtd: MathAttributes;
    }
  }
}
