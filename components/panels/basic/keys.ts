import type { Key } from "@/components/calculator/keypad";
import type { BasicAction, BasicState, Digit, PercentRule } from "@/lib/calculators/basic/state";

const digit = (label: Digit): Key<BasicAction> => ({
  label,
  kind: "digit",
  action: { type: "digit", digit: label },
});

export const memoryKeys = ({ memory, ans }: BasicState): readonly Key<BasicAction>[] => [
  {
    label: "MC",
    name: "Memory clear",
    kind: "memory",
    action: { type: "memory-clear" },
    disabled: memory === null,
  },
  {
    label: "MR",
    name: "Memory recall",
    kind: "memory",
    action: { type: "memory-recall" },
    disabled: memory === null,
  },
  { label: "M+", name: "Memory add", kind: "memory", action: { type: "memory-add" } },
  { label: "M−", name: "Memory subtract", kind: "memory", action: { type: "memory-subtract" } },
  { label: "MS", name: "Memory store", kind: "memory", action: { type: "memory-store" } },
  { label: "Ans", name: "Last answer", kind: "memory", action: { type: "ans" }, disabled: ans === null },
];

export const MAIN_KEYS: readonly Key<BasicAction>[] = [
  { label: "%", name: "Percent", kind: "function", action: { type: "percent" }, shortcut: "%" },
  { label: "CE", name: "Clear entry", kind: "function", action: { type: "clear-entry" }, shortcut: "Delete" },
  { label: "C", name: "Clear", kind: "danger", action: { type: "clear" }, shortcut: "Esc" },
  {
    label: "⌫",
    icon: "backspace",
    name: "Backspace",
    kind: "function",
    action: { type: "backspace" },
    shortcut: "Backspace",
  },

  { label: "1/x", name: "Reciprocal", kind: "function", action: { type: "function", name: "reciprocal" } },
  { label: "x²", name: "Square", kind: "function", action: { type: "function", name: "square" } },
  { label: "√x", name: "Square root", kind: "function", action: { type: "function", name: "square-root" } },
  {
    label: "÷",
    name: "Divided by",
    kind: "operator",
    action: { type: "operator", operator: "/" },
    shortcut: "/",
  },

  digit("7"),
  digit("8"),
  digit("9"),
  { label: "×", name: "Times", kind: "operator", action: { type: "operator", operator: "*" }, shortcut: "*" },

  digit("4"),
  digit("5"),
  digit("6"),
  { label: "−", name: "Minus", kind: "operator", action: { type: "operator", operator: "-" }, shortcut: "-" },

  digit("1"),
  digit("2"),
  digit("3"),
  { label: "+", name: "Plus", kind: "operator", action: { type: "operator", operator: "+" }, shortcut: "+" },

  { label: "±", name: "Change sign", kind: "digit", action: { type: "sign" }, shortcut: "F9" },
  digit("0"),
  { label: ".", name: "Decimal point", kind: "digit", action: { type: "decimal" }, shortcut: "." },
  { label: "=", name: "Equals", kind: "equals", action: { type: "equals" }, shortcut: "Enter" },
];

/** Results of 80 + 10% by either rule of the percent key. */
export const PERCENT_MODES: readonly { id: PercentRule; label: string; name: string }[] = [
  { id: "hundredth", label: "80.1", name: "80.1: % divides the number by 100" },
  { id: "share", label: "88", name: "88: after + or −, % takes a percentage of the first number" },
];
