import { type Failure, failure } from "../../core/result/result.ts";
import { GPM, PSI } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { SupplyTables } from "./tables.ts";
import { sizeText } from "./texts.ts";

type FixtureInputs = Pick<Inputs<"supply">, "fixtures" | "code">;
type Row = FixtureInputs["fixtures"][number];

export interface Fixture {
  /** Id of its record; undefined for custom units. */
  id: string | undefined;
  label: string;
  number: number;
  /** Units of each, as an average; undefined if the code has none. */
  cold: number;
  hot: number;
  supply: number | undefined;
  drainage: number | undefined;
  /** Sizes from the code’s tables, as text. */
  pipe: string | undefined;
  trap: string | undefined;
  /** Pa and m³/s, at the outlet. */
  pressure: number | undefined;
  flow: number | undefined;
  isCloset: boolean;
  isValve: boolean;
}

/**
 * Share of the total units that counts for cold and for hot water each: IPC, note a of Table E103.3(2); UPC,
 * note 2 of Table 610.3.
 */
const SHARE = 0.75;

/** Returns the fixtures of a form by its code, without zero counts. */
export const fixturesOf = (
  { fixtures, code }: FixtureInputs,
  tables: Pick<SupplyTables, "codes">,
): Fixture[] => fixtures.map((row) => (row.fixture ? listed(row, row.fixture, code, tables) : custom(row)));

function custom({ number, ownUnits, ownWater, ownDrainage }: Row): Fixture {
  return {
    id: undefined,
    label: messages.custom,
    number,
    ...shared(ownUnits, ownWater),
    supply: ownUnits,
    drainage: ownDrainage,
    pipe: undefined,
    trap: undefined,
    pressure: undefined,
    flow: undefined,
    isCloset: false,
    isValve: false,
  };
}

const shared = (total: number, water: "both" | "cold" | "hot") => ({
  cold: water === "hot" ? 0 : total * (water === "both" ? SHARE : 1),
  hot: water === "cold" ? 0 : total * (water === "both" ? SHARE : 1),
});

function listed(
  { number }: Row,
  { id, label }: NonNullable<Row["fixture"]>,
  code: "ipc" | "upc",
  { codes }: Pick<SupplyTables, "codes">,
): Fixture {
  const codeFixture = codes[code].fixtures[id] ?? {};
  const total = averaged(codeFixture.total, codeFixture.next, number);
  const water =
    code === "ipc"
      ? { cold: codeFixture.cold ?? 0, hot: codeFixture.hot ?? 0 }
      : shared(total ?? 0, codeFixture.water ?? "cold");
  return {
    id,
    label,
    number,
    ...water,
    supply: total,
    drainage: codeFixture.drainage,
    pipe: codeFixture.pipe === undefined ? undefined : sizeText(codeFixture.pipe),
    trap: codeFixture.trap === undefined ? undefined : sizeText(codeFixture.trap),
    pressure: codeFixture.pressure === undefined ? undefined : codeFixture.pressure * PSI,
    flow: codeFixture.flow === undefined ? undefined : codeFixture.flow * GPM,
    isCloset: id.startsWith("water-closet") || id.startsWith("bathroom-group"),
    isValve: id.endsWith("-valve") || id.startsWith("urinal-valve"),
  };
}

/** Returns the average units of each, if the first differs from the others. */
const averaged = (first: number | undefined, next: number | undefined, number: number): number | undefined =>
  first === undefined || next === undefined || number < 1 ? first : (first + next * (number - 1)) / number;

/** Returns the problem with fixtures without units in the code, at the first of them. */
export function unlisted(
  fixtures: readonly Fixture[],
  code: "ipc" | "upc",
  what: "supply" | "drainage",
): Failure | undefined {
  const at = fixtures.findIndex((fixture) => fixture.number > 0 && fixture[what] === undefined);
  const fixture = fixtures[at];
  if (!fixture) return undefined;
  const way =
    code === "upc" && fixture.id?.startsWith("bathroom-group")
      ? messages.fixtures.listOneByOne
      : fixture.id === "hose-bibb"
        ? messages.fixtures.addContinuousFlow
        : messages.fixtures.enterCustomUnits;
  return failure(
    `fixtures.${at}.fixture`,
    messages.fixtures.noUnits({ code, kind: what, fixture: fixture.label, advice: way }),
  );
}

export const totalOf = (fixtures: readonly Fixture[], each: (fixture: Fixture) => number): number =>
  fixtures.reduce((sum, fixture) => sum + fixture.number * each(fixture), 0);

export const listOf = (fixtures: readonly Fixture[]) =>
  fixtures.map(({ label, number, cold, hot, supply, drainage, pipe, trap, pressure }) => ({
    fixture: label,
    number,
    cold: supply === undefined ? undefined : number * cold,
    hot: supply === undefined ? undefined : number * hot,
    supply: supply === undefined ? undefined : number * supply,
    drainage: drainage === undefined ? undefined : number * drainage,
    pipe,
    trap,
    pressure,
  }));
