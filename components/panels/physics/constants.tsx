"use client";

import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { showCopied } from "@/components/ui/copied";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { loadFromServer } from "@/lib/data/fetch-file";
import { superscript } from "@/lib/units/figures";

interface Constant {
  id: string;
  name: string;
  value: string;
  uncertainty?: string;
  goesOn?: true;
  unit?: string;
}

const MOST = 40;
const LONGEST = 80;
/** What is looked for most: shown before anybody searches. */
const USUAL: readonly string[] = [
  "speed-of-light-in-vacuum",
  "planck-constant",
  "reduced-planck-constant",
  "elementary-charge",
  "boltzmann-constant",
  "avogadro-constant",
  "molar-gas-constant",
  "newtonian-constant-of-gravitation",
  "standard-acceleration-of-gravity",
  "vacuum-electric-permittivity",
  "vacuum-mag-permeability",
  "electron-mass",
  "proton-mass",
  "neutron-mass",
  "atomic-mass-constant",
  "stefan-boltzmann-constant",
  "wien-wavelength-displacement-law-constant",
  "rydberg-constant",
  "bohr-radius",
  "fine-structure-constant",
  "faraday-constant",
  "standard-atmosphere",
  "electron-volt",
  "bohr-magneton",
];

/** The CODATA constants: loaded when the section is opened, searched, copied by a press. */
export function Constants() {
  const id = useId();
  const [all, setAll] = useState<readonly Constant[]>();
  const [text, setText] = useState("");

  const details = useRef<HTMLDetailsElement>(null);

  // An address may ask for one: ?constant=electron+mass.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("constant");
    if (asked === null || !details.current) return;
    setText(asked.slice(0, LONGEST));
    details.current.open = true;
    details.current.scrollIntoView({ block: "center" });
  }, []);

  async function load() {
    try {
      const set = await loadFromServer<{ constants: readonly Constant[] }>("constants", "constants");
      setAll(set.constants);
    } catch {
      notify({
        title: "Error",
        description: "The constants could not be loaded. Please try again.",
        variant: "destructive",
      });
    }
  }

  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const found = !all
    ? []
    : words.length === 0
      ? USUAL.flatMap((wanted) => all.find((each) => each.id === wanted) ?? [])
      : all
          .filter(({ name, unit = "" }) =>
            words.every((word) => `${name} ${unit}`.toLowerCase().includes(word)),
          )
          // The plainest name is the constant itself.
          .sort((a, b) => a.name.length - b.name.length);

  return (
    <section aria-labelledby="constants-title" className="mt-12 print:hidden">
      <h2 id="constants-title" className="text-xl">
        Physical constants
      </h2>
      <p className="measure mt-2 text-muted leading-relaxed">
        All CODATA 2022 recommended values with their standard uncertainties, as published by NIST.
      </p>
      <details
        ref={details}
        className="mt-3 border-line border-y"
        onToggle={(event) => event.currentTarget.open && !all && load()}
      >
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">Show constants</summary>
        <div className="pb-4">
          <label htmlFor={id} className="mb-1 block font-medium text-sm">
            Search constants
          </label>
          <input
            id={id}
            type="search"
            value={text}
            maxLength={LONGEST}
            placeholder="electron mass, Bohr, eV…"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="h-11 w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-muted md:max-w-96"
          />
          <p role="status" className="mt-2 text-muted text-sm empty:hidden">
            {all ? statusOf(found.length, words.length > 0) : "Loading…"}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {found.slice(0, MOST).map((constant) => (
              <ConstantRow key={constant.id} constant={constant} />
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}

const statusOf = (count: number, isSearch: boolean): string => {
  if (!isSearch) return "The most common constants; search for any other.";
  if (count === 0) return "No constant matches these words.";
  return count > MOST ? `Showing the first ${MOST} of ${count}.` : "";
};

function ConstantRow({ constant }: { constant: Constant }) {
  const { name, value, uncertainty, goesOn, unit } = constant;
  async function copy({ currentTarget }: MouseEvent) {
    try {
      await navigator.clipboard.writeText(value);
      showCopied(currentTarget);
    } catch {
      notify({ title: "Error", description: "Failed to copy the constant.", variant: "destructive" });
    }
  }
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0 leading-snug">
        <p className="text-sm [overflow-wrap:anywhere]">
          {name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}
        </p>
        <p className="tabular [overflow-wrap:anywhere]">
          <span className="font-medium">
            {written(value)}
            {goesOn && " …"}
          </span>{" "}
          <span className="text-muted">{unit}</span>
          <span className="block text-muted text-sm">
            {uncertainty === undefined ? "exact" : `± ${written(uncertainty)}${unit ? ` ${unit}` : ""}`}
          </span>
        </p>
      </div>
      <button
        type="button"
        onClick={copy}
        aria-label={`Copy the ${name}`}
        title="Copy the value"
        className="grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft"
      >
        <Icon name="copy" />
      </button>
    </li>
  );
}

const THIN = "\u2009";

/** "6.67430e-11" as "6.674 30 × 10⁻¹¹", the figures in groups of three as NIST prints them. */
function written(text: string): string {
  const [mantissa = "", exponent] = text.split("e");
  const [whole = "", decimals = ""] = mantissa.split(".");
  const behind = decimals.match(/\d{1,3}/g) ?? [];
  const sign = whole.startsWith("-") ? "−" : "";
  const digits = whole.replace("-", "");
  const before: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) before.unshift(digits.slice(Math.max(0, end - 3), end));
  const figures = `${sign}${before.join(THIN)}${behind.length > 0 ? `.${behind.join(THIN)}` : ""}`;
  return exponent === undefined ? figures : `${figures} × 10${superscript(Number(exponent))}`;
}
