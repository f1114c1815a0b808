import type { HourCycle } from "../../core/civil/clock.ts";
import type { Currency } from "./currency.ts";

/** Data that a calculator may use in addition to its inputs: read once, so that computing stays pure. */
export interface Context {
  /** The visitor's civil date, "2026-11-22". */
  today: string;
  /** Milliseconds since 1970-01-01 UTC. */
  now: number;
  timeZone: string;
  /** Default 24; 12 for readers in US units. */
  hours?: HourCycle;
  currency: Currency;
}
