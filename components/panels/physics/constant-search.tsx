import { type MouseEvent, useId, useState } from "react";
import { showCopied } from "@/components/ui/copy-notice";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { findConstants } from "@/lib/calculators/physics/constant-names";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { capitalize } from "@/lib/core/locale/locale";
import { superscript } from "@/lib/units/figures";
import { messages } from "./messages/search";

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

/** Loads the search with all constants. @throws Error if they cannot be loaded. */
export async function loadConstantSearch() {
  const { constants } = await loadFromServer<{ constants: readonly Constant[] }>("constants", "constants");
  return ({ query }: { query: string }) => <ConstantSearch all={constants} query={query} />;
}

/** Search by words; a press copies. */
function ConstantSearch({ all, query }: { all: readonly Constant[]; query: string }) {
  const id = useId();
  const [text, setText] = useState(query.slice(0, LONGEST));
  const matches =
    text.trim() === ""
      ? USUAL.flatMap((wanted) => all.find((each) => each.id === wanted) ?? [])
      : findConstants(all, text);

  return (
    <div className="pb-4">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Search constants
      </label>
      <input
        id={id}
        type="search"
        value={text}
        maxLength={LONGEST}
        placeholder="electron mass, k_B, in eV…"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        className="h-11 w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-muted md:max-w-96"
      />
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {statusOf(matches.length, text.trim() !== "")}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {matches.slice(0, MOST).map((constant) => (
          <ConstantRow key={constant.id} constant={constant} />
        ))}
      </ul>
    </div>
  );
}

const statusOf = (count: number, isSearch: boolean): string => {
  if (!isSearch) return messages.commonConstants;
  if (count === 0) return messages.noConstant;
  return count > MOST ? messages.firstOf({ visible: MOST, count }) : "";
};

function ConstantRow({ constant }: { constant: Constant }) {
  const { name, value, uncertainty, goesOn, unit } = constant;
  async function copy({ currentTarget }: MouseEvent) {
    try {
      await navigator.clipboard.writeText(value);
      showCopied(currentTarget);
    } catch {
      notifyError(messages.constantNotCopied);
    }
  }
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0 leading-snug">
        <p className="text-sm [overflow-wrap:anywhere]">{capitalize(name)}</p>
        <p className="tabular [overflow-wrap:anywhere]">
          <span className="font-medium">
            {groupDigits(value)}
            {goesOn && " …"}
          </span>{" "}
          <span className="text-muted">{unit}</span>
          <span className="block text-muted text-sm">
            {uncertainty === undefined ? "exact" : `± ${groupDigits(uncertainty)}${unit ? ` ${unit}` : ""}`}
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

/** Formats "6.67430e-11" as "6.674 30 × 10⁻¹¹", in groups of three digits as NIST prints them. */
function groupDigits(text: string): string {
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
