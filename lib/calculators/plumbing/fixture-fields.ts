import { choice, count, number, record, rows } from "../../kit/fields/field.ts";

const isCustom = { fixture: ["own"] };

/** Fixtures from the code’s tables, or with custom units. */
export const fixtures = rows({
  label: "Fixtures",
  rowLabel: "fixture",
  fields: {
    fixture: record({
      label: "Fixture",
      set: "plumbing-fixtures",
      plural: "fixtures",
      default: "water-closet-private-tank",
      other: { id: "own", label: "Custom fixture units" },
    }),
    number: count({ label: "Quantity", default: 1, min: 0, max: 10_000 }),
    ownUnits: number({
      label: "Supply units, each",
      hint: "Hot and cold water together",
      default: 0,
      min: 0,
      max: 10_000,
      when: isCustom,
    }),
    ownWater: choice({
      label: "Water",
      options: [
        { id: "both", label: "Hot and cold" },
        { id: "cold", label: "Cold" },
        { id: "hot", label: "Hot" },
      ],
      default: "both",
      when: isCustom,
    }),
    ownDrainage: number({
      label: "Drainage units, each",
      default: 0,
      min: 0,
      max: 20_000,
      when: isCustom,
    }),
  },
  default: [
    { fixture: "water-closet-private-tank", number: "3" },
    { fixture: "lavatory-private", number: "3" },
    { fixture: "bathtub-private", number: "2" },
    { fixture: "kitchen-sink-private", number: "1" },
    { fixture: "clothes-washer-private", number: "1" },
  ],
  minRows: 0,
  maxRows: 200,
});
