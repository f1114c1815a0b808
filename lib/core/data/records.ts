export interface DataSource {
  title: string;
  edition: string;
  /** Chapter, table, column. */
  clause?: string | undefined;
  license?: string | undefined;
  url?: string | undefined;
}

/** data/<set>/records.json: the options of a record field. */
export interface RecordSet {
  /** Default source of records. */
  source: DataSource;
  /** Figures of records by id: `unit` is an id of lib/converters, `symbol` its printed form. */
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
  /** True for figures that only the filled fields and `compute` use, so that lists of records omit them. */
  detail?: boolean | undefined;
}

export interface DataRecord {
  id: string;
  label: string;
  /** Other names, accepted as ids and matched by the search. */
  aliases?: readonly string[] | undefined;
  /** Numbers as the source prints them. */
  figures?: Readonly<Record<string, number>> | undefined;
  note?: string | undefined;
  source?: DataSource | undefined;
}

export const RECORD_ID = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/;
