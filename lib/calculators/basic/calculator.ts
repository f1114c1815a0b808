import { cite } from "../../core/sources/cite.ts";
import { definePanel } from "../../kit/calculator/define.ts";

export default definePanel({
  id: "basic",
  label: "Basic",
  category: "math-utility",
  heading: "Basic Calculator — Simple & Free",
  summary:
    "Add, subtract, multiply and divide in exact decimal arithmetic, with memory, percent and a history that stays in your browser.",
  seo: {
    title: "Basic Calculator — Simple & Free",
    description:
      "A free basic calculator with exact decimal arithmetic, memory keys, percent, full keyboard control and a history you can copy or export as CSV.",
  },
  keywords: [
    "×",
    "÷",
    "calculator",
    "online calculator",
    "free online calculator",
    "simple calculator",
    "arithmetic",
    "add",
    "subtract",
    "multiply",
    "divide",
    "percent",
    "pocket calculator",
  ],
  guide: [
    {
      title: "Operations run as you press them",
      text: "Like a pocket calculator, each operator completes the one before it: 2 + 3 × 4 = gives 20. For algebraic precedence (14), use the scientific calculator.",
    },
    {
      title: "Decimals are exact",
      text: "Numbers are handled as exact fractions, so 0.1 + 0.2 is 0.3 and 1 ÷ 3 × 3 is 1. The display rounds to 7 decimals; a result that this would hide appears in powers of ten. A second line shows more digits if there are any. The seal says Exact if the number displayed has all its digits, and Rounded if any were dropped.",
    },
    {
      title: "Percent",
      text: "The percent key divides the number on the display by 100: 250 × 18% = gives 45, and 80 + 10% = gives 80.1. Most pocket calculators give 88 there: after + or −, they take the percentage of the first number. To get that, choose 88 below the keys; 200 − 25% = then gives 150. × and ÷ work the same either way. The choice is remembered on this device.",
    },
    {
      title: "Keyboard",
      text: "Type digits and + − * / directly. Enter or = gives the result, Backspace deletes a digit, Escape clears, % divides by 100. Copying takes the result; pasting accepts numbers and simple arithmetic.",
    },
  ],
  sources: [cite("ieee-754", "decimal128: the 34 digits to which long fractions and roots are cut")],
});
