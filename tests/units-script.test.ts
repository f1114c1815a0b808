import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { UNITS_CHOICE, UNITS_EVENT } from "../components/page/units-choice.ts";
import { UNITS_SCRIPT } from "../components/page/units-script.ts";

interface Visit {
  cookie?: string;
  language?: string;
  /** True in a frame on another site. */
  framed?: boolean;
  /** Cookies may not be read, as in a sandboxed frame. */
  closed?: boolean;
}

/** Runs the script as a page's head does, then a press on a button that chooses a system. */
function visit({ cookie = "", language = "de-DE", framed = false, closed = false }: Visit, choice?: string) {
  const dataset: Record<string, string> = {};
  const events: unknown[] = [];
  const cookies: string[] = [];
  const listeners: ((event: unknown) => void)[] = [];
  const document = {
    documentElement: { dataset },
    get cookie() {
      if (closed) throw new Error("Denied");
      return cookie;
    },
    set cookie(text: string) {
      if (closed) throw new Error("Denied");
      cookies.push(text);
    },
  };
  const root = {};
  runInNewContext(UNITS_SCRIPT, {
    document,
    navigator: { language },
    self: root,
    top: framed ? {} : root,
    addEventListener: (_name: string, listener: (event: unknown) => void) => listeners.push(listener),
    dispatchEvent: (event: unknown) => events.push(event),
    CustomEvent: class {
      type: string;
      detail: unknown;
      constructor(type: string, { detail }: { detail: unknown }) {
        this.type = type;
        this.detail = detail;
      }
    },
  });
  const button = { getAttribute: (name: string) => (name === UNITS_CHOICE ? choice : null) };
  if (choice) for (const press of listeners) press({ target: { closest: () => button } });
  return { dataset, events, written: cookies };
}

describe("the script in the head", () => {
  test.each<[Visit, string, boolean]>([
    [{ language: "en-US" }, "us", false],
    [{ language: "en-GB" }, "si", false],
    [{ language: "en-US", cookie: "a=1; units=si" }, "si", true],
    [{ cookie: "units=us" }, "us", true],
    [{ cookie: "units=metric", language: "en-US" }, "us", false],
    [{ language: "en-US", closed: true }, "us", false],
  ])("says which units the visitor has: %j", (preference, units, chosen) => {
    const { dataset } = visit(preference);
    expect(dataset.units).toBe(units);
    expect("unitsChosen" in dataset).toBe(chosen);
  });

  test("takes a choice: at once, for a year, and tells the page", () => {
    const { dataset, events, written: cookies } = visit({}, "us");
    expect(dataset).toEqual({ units: "us", unitsChosen: "" });
    expect(cookies).toEqual(["units=us;path=/;max-age=31536000;samesite=lax"]);
    expect(events).toMatchObject([{ type: UNITS_EVENT, detail: "us" }]);
  });

  test("sets no cookie in a frame on another site, and fails nowhere", () => {
    for (const visitor of [{ framed: true }, { closed: true }]) {
      const { dataset, events, written: cookies } = visit(visitor, "us");
      expect(dataset.units).toBe("us");
      expect(events).toHaveLength(1);
      expect(cookies).toEqual([]);
    }
  });
});
