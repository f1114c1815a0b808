import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { DataRecord, RecordSet } from "../../lib/core/data/records.ts";
import { matchRecords } from "../../lib/kit/fields/match-records.ts";
import { OPTICAL_DEPTHS } from "../../lib/science/solar/clear-sky.ts";
import zones from "../fixtures/station-zones.json" with { type: "json" };

/** Read, not imported: the compiler would make types of every station. */
const fileOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/climate-stations/${name}.json`, import.meta.url), "utf8"));
const { records } = fileOf("records") as RecordSet;
const origins = fileOf("origins") as {
  repositories: readonly unknown[];
  stations: Readonly<Record<string, readonly [number, string, string]>>;
};
const figure = ({ figures }: DataRecord, id: string): number => figures?.[id] ?? Number.NaN;

const byId = new Map(records.map((record) => [record.id, record]));

/** Hours ahead of UTC at an instant. */
function offsetIn(zone: string, instant: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

describe("climate stations", () => {
  it("are those of the design-day files and of the station table, each with its origin", () => {
    expect(records).toHaveLength(624 + 259);
    expect(Object.keys(origins.stations).sort()).toEqual(records.map(({ id }) => id).sort());
    for (const [repository] of Object.values(origins.stations))
      expect(origins.repositories[repository]).toBeDefined();
  });

  it.each(records.map((record) => [record.id, record] as const))(
    "%s has figures that agree",
    (_, station) => {
      const of = (id: string) => figure(station, id);
      expect(Math.abs(of("lat"))).toBeLessThanOrEqual(90);
      expect(Math.abs(of("lon"))).toBeLessThanOrEqual(180);
      // A clock is at most three and a half hours from the sun.
      const apart = Math.abs(of("lon") / 15 - of("tz"));
      expect(Math.min(apart, 24 - apart)).toBeLessThan(3.5);
      expect(of("db996")).toBeLessThanOrEqual(of("db990"));
      expect(of("db004")).toBeGreaterThanOrEqual(of("db010"));
      expect(of("db010")).toBeGreaterThanOrEqual(of("db020"));
      for (const dry of ["db004", "db010", "db020"]) expect(of(`${dry}wb`)).toBeLessThanOrEqual(of(dry));
      expect(of("range")).toBeGreaterThan(0);
      expect(of("range")).toBeLessThan(25);
      expect(of("dp004")).toBeLessThanOrEqual(of("dp004db"));
      expect([2009, 2013, 2017, 2021, 2025]).toContain(of("ed"));
      expect(station.note).toContain(`${of("ed")} edition`);
    },
  );

  // The zone of the state or province, or of the nearest place in the country in IANA’s zone.tab.
  it("have the standard time that IANA’s time zone database has for the place today", () => {
    const wrong = Object.entries(zones).flatMap(([zone, ids]) => {
      const offset = Math.min(offsetIn(zone, "2026-01-15T12:00Z"), offsetIn(zone, "2026-07-15T12:00Z"));
      return ids.filter((id) => figure(byId.get(id) ?? { id, label: id }, "tz") !== offset);
    });
    expect(wrong).toEqual([]);
    expect(Object.values(zones).flat().toSorted()).toEqual(records.map(({ id }) => id).toSorted());
  });

  it("have both optical depths, in their range, or neither and say so", () => {
    const without = records.filter(({ figures }) => figures?.taub === undefined);
    expect(without).toHaveLength(259);
    for (const station of records) {
      const has = station.figures?.taub !== undefined;
      expect(station.figures?.taud !== undefined, station.id).toBe(has);
      expect(station.note?.includes("without optical depths"), station.id).toBe(!has);
      if (!has) continue;
      expect(figure(station, "taub")).toBeGreaterThan(OPTICAL_DEPTHS.beam.min);
      expect(figure(station, "taub")).toBeLessThan(OPTICAL_DEPTHS.beam.max);
      expect(figure(station, "taud")).toBeGreaterThan(OPTICAL_DEPTHS.diffuse.min);
      expect(figure(station, "taud")).toBeLessThan(OPTICAL_DEPTHS.diffuse.max);
    }
  });
});

test.each([
  ["Phoenix", "phoenix-sky-harbor-intl-ap-az-usa"],
  ["München", "munich-deu"],
  ["munich", "munich-deu"],
  ["Köln", "cologne-koln-deu"],
  ["düsseldorf", "dusseldorf-deu"],
  ["Wien", "vienna-schwechat-aut"],
  ["sao paulo", "sao-paulo-congonhas-bra"],
  ["Saigon", "ho-chi-minh-city-tan-son-hoa-vnm"],
  ["Bombay", "mumbai-santacruz-bombay-ind"],
  ["JFK", "new-york-kennedy-intl-ap-ny-usa"],
  ["dubai", "dubai-intl-ap-are"],
  ["Washington DC", "washington-national-dc-usa"],
])("“%s” finds %s first", (query, id) => {
  expect(matchRecords(records, query)[0]?.id).toBe(id);
});
