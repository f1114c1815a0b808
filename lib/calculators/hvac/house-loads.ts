import type { House } from "./house.ts";
import type { LoadResult } from "./load-result.ts";

/** A generated house with its loads. */
export interface HouseLoads {
  house: House;
  result: LoadResult;
  /** Load of the cooling coil in W; 0 if outdoor air alone cools the house. */
  cooling: number;
}

/** A house by its words, and by words half a step better and worse. */
export interface HouseRange {
  better: HouseLoads;
  middle: HouseLoads;
  worse: HouseLoads;
}
