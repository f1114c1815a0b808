import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "megabits-per-second-to-megabytes-per-second",
    from: "megabit-per-second",
    to: "megabyte-per-second",
    title: "Mbps to MB/s: Megabits to Megabytes per Second",
  },
  {
    slug: "megabytes-per-second-to-megabits-per-second",
    from: "megabyte-per-second",
    to: "megabit-per-second",
    title: "MB/s to Mbps: Megabytes to Megabits per Second",
  },
  {
    slug: "gigabits-per-second-to-megabits-per-second",
    from: "gigabit-per-second",
    to: "megabit-per-second",
    title: "Gbps to Mbps: Gigabits to Megabits per Second",
  },
  {
    slug: "kilobits-per-second-to-megabits-per-second",
    from: "kilobit-per-second",
    to: "megabit-per-second",
    title: "Kbps to Mbps: Kilobits to Megabits per Second",
  },
  {
    slug: "megabits-per-second-to-kilobytes-per-second",
    from: "megabit-per-second",
    to: "kilobyte-per-second",
    title: "Mbps to kB/s: Megabits to Kilobytes per Second",
  },
]);
