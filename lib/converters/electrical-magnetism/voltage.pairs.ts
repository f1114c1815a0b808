import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millivolts-to-volts", from: "millivolt", to: "volt" },
  { slug: "volts-to-millivolts", from: "volt", to: "millivolt" },
  { slug: "kilovolts-to-volts", from: "kilovolt", to: "volt" },
  { slug: "microvolts-to-millivolts", from: "microvolt", to: "millivolt" },
]);
