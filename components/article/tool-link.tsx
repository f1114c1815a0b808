import Link from "next/link";
import type { ReactNode } from "react";
import { calculatorPath, findCalculator } from "@/lib/catalog/calculators";

interface ToolLinkProps {
  id: string;
  /** Query of the calculator’s address with the figures of the text, unencoded: "amount=20000&rate=7". */
  inputs?: string;
  children: ReactNode;
}

/** Link to a calculator; plain text while that calculator does not exist. Both must read correctly. */
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
