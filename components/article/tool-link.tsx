import Link from "next/link";
import type { ReactNode } from "react";
import { calculatorPath, findCalculator } from "@/lib/catalog/calculators";

interface ToolLinkProps {
  id: string;
  /** The figures of the text, as the calculator's address has them, unencoded: "amount=20000&rate=7". */
  inputs?: string;
  children: ReactNode;
}

/** A link to a calculator; plain text as long as that calculator does not exist. Word the text so that both read true. */
export function ToolLink({ id, inputs, children }: ToolLinkProps) {
  const calculator = findCalculator(id);
  if (!calculator) return <>{children}</>;
  const path = calculatorPath(calculator);
  return (
    <Link href={inputs === undefined ? path : `${path}?${encodeURI(inputs)}`} prefetch={false}>
      {children}
    </Link>
  );
}
