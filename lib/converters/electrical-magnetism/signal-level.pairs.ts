import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "dbm-to-watts", from: "dbm", to: "watt" },
  { slug: "watts-to-dbm", from: "watt", to: "dbm" },
  { slug: "dbm-to-milliwatts", from: "dbm", to: "milliwatt" },
  { slug: "dbm-to-dbuv", from: "dbm", to: "dbuv" },
]);
