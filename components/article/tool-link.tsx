import Link from "next/link";
import type { ReactNode } from "react";
import { calculatorPath, findCalculator } from "@/lib/catalog/calculators";

/** A link to a calculator; plain text as long as that calculator does not exist. Word the text so that both read true. */
export function ToolLink({ id, children }: { id: string; children: ReactNode }) {
  const calculator = findCalculator(id);
  if (!calculator) return <>{children}</>;
  return (
    <Link href={calculatorPath(calculator)} prefetch={false}>
      {children}
    </Link>
  );
}
