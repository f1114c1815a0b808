import { Name } from "@/components/formula/name";
import { symbolName } from "@/lib/kit/formulas/symbol-name";

export const SymbolName = ({ id }: { id: string }) => (
  <math>
    <Name kind="symbol" id={id} {...symbolName(id)} />
  </math>
);
