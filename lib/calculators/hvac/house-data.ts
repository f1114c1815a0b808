import { allLoaded, type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { RecordSet } from "../../core/data/records.ts";
import { ACTIVITY, type HouseRecords } from "./house-inputs.ts";
import { type Tables, tablesFor } from "./tables.ts";

export interface HouseData {
  tables: Tables;
  records: HouseRecords;
}

/** Loads the tables of the method, and the records that the generated rooms refer to. */
export const houseDataFor = (inputs: unknown, load: DataLoader): Loaded<HouseData> =>
  whenLoaded(
    allLoaded<unknown>([
      tablesFor(inputs, load),
      load<RecordSet>("activities", "records"),
      load<RecordSet>("duct-gains", "records"),
    ]),
    ([tables, activities, ducts]) => ({
      tables: tables as Tables,
      records: {
        activity: (activities as RecordSet).records.find(({ id }) => id === ACTIVITY),
        ducts: new Map((ducts as RecordSet).records.map((record) => [record.id, record])),
      },
    }),
  );
