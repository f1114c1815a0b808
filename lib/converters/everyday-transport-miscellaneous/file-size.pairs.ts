import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "megabytes-to-gigabytes", from: "megabyte", to: "gigabyte" },
  { slug: "gigabytes-to-megabytes", from: "gigabyte", to: "megabyte" },
  { slug: "kilobytes-to-megabytes", from: "kilobyte", to: "megabyte" },
  { slug: "terabytes-to-gigabytes", from: "terabyte", to: "gigabyte" },
  { slug: "bits-to-bytes", from: "bit", to: "byte", title: "Bits to Bytes (bit to B)" },
]);
