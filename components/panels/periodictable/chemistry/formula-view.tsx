import type { FormulaPart } from "@/lib/science/chemistry/formula";

export const FormulaView = ({ parts }: { parts: readonly FormulaPart[] }) =>
  parts.map(({ text, at }, index) => {
    const key = index;
    if (at === "lowered") return <sub key={key}>{text}</sub>;
    if (at === "raised") return <sup key={key}>{text}</sup>;
    return <span key={key}>{text}</span>;
  });
