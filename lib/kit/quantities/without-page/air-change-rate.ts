import { defineQuantity } from "../../../units/define-quantity.ts";

/** Air changes of a room per time; has no converter page. */
export default defineQuantity({
  slug: "air-change-rate",
  category: "thermal-heat-transfer",
  name: "Air Change Rate",
  description: "Airflow through a room per volume of the room.",
  base: { name: "air change per second", symbol: "1/s" },
  baseFactor: "1/s",
  defaultPair: ["air-change-per-hour", "air-change-per-minute"],
  commonValues: {},
  groups: [
    {
      name: "Air changes",
      source: "ASHRAE-F ch. 16",
      units: [
        {
          id: "air-change-per-hour",
          name: "Air change per hour",
          symbol: "ACH",
          factor: "1/h",
          plural: "air changes per hour",
          aliases: [
            "/h",
            "1/h",
            "per hour",
            "/hr",
            "air changes/h",
            "air changes/hour",
            "air changes an hour",
          ],
        },
        {
          id: "air-change-per-second",
          name: "Air change per second",
          symbol: "1/s",
          factor: "1/s",
          plural: "air changes per second",
        },
        {
          id: "air-change-per-minute",
          name: "Air change per minute",
          symbol: "ACM",
          factor: "1/min",
          plural: "air changes per minute",
          aliases: ["/min", "1/min", "per minute", "air changes/min"],
        },
      ],
    },
  ],
});
