export interface DataSource {
  title: string;
  edition: string;
  /** Chapter, table, column. */
  clause?: string | undefined;
  license?: string | undefined;
  url?: string | undefined;
}

/** data/<set>/records.json: what a record field chooses from. */
export interface RecordSet {
  /** Source of all records that do not name one. */
  source: DataSource;
  /** The numbers that records have, by id: `unit` is an id of lib/converters, `symbol` how it is printed. */
  figures: Readonly<Record<string, Figure>>;
  records: readonly DataRecord[];
}

interface Figure {
  label: string;
  unit?: string | undefined;
  symbol?: string | undefined;
  /**
   * Display in US units: the figure times `factor` plus `offset`, or the figure with the id `figure` if the source
   * prints both systems.
   */
  us?:
    | {
        unit: string;
        symbol: string;
        factor: number;
        offset?: number | undefined;
        figure?: string | undefined;
      }
    | undefined;
  /** Left to the fields that it fills and to `compute`: lists of records do not tell it, where there would be too many. */
  detail?: boolean | undefined;
}

export interface DataRecord {
  id: string;
  label: string;
  /** Further names, which are understood as ids and found by a search. */
  aliases?: readonly string[] | undefined;
  /** Numbers as the source prints them. */
  figures?: Readonly<Record<string, number>> | undefined;
  note?: string | undefined;
  source?: DataSource | undefined;
}

/** The form of ids. */
export const RECORD_ID = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/;
