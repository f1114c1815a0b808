/** One subshell: 3d with six electrons. */
export interface Subshell {
  name: string;
  electrons: number;
}

/** Noble-gas cores, as configurations of NIST abbreviate them. */
const CORES: Readonly<Record<string, string>> = {
  He: "1s2",
  Ne: "[He] 2s2 2p6",
  Ar: "[Ne] 3s2 3p6",
  Kr: "[Ar] 3d10 4s2 4p6",
  Xe: "[Kr] 4d10 5s2 5p6",
  Rn: "[Xe] 4f14 5d10 6s2 6p6",
};

/** Lists the subshells of "[Ar] 3d6 4s2", with the core expanded, by shell and then s, p, d, f. */
export function subshells(configuration: string): Subshell[] {
  const occupied = configuration.split(" ").flatMap((part): Subshell[] => {
    const core = /^\[([A-Z][a-z])\]$/.exec(part)?.[1];
    if (core !== undefined) return subshells(CORES[core] ?? "");
    const [, name = "", electrons = "0"] = /^(\d[spdf])(\d{1,2})$/.exec(part) ?? [];
    return name === "" ? [] : [{ name, electrons: Number(electrons) }];
  });
  return occupied.sort((a, b) => place(a.name) - place(b.name));
}

const place = (name: string): number => Number(name[0]) * 4 + "spdf".indexOf(name[1] ?? "");

/** Formats "1s2 2s2 2p6 …". */
export const fullConfiguration = (configuration: string): string =>
  subshells(configuration)
    .map(({ name, electrons }) => `${name}${electrons}`)
    .join(" ");

/** Splits "[Ar] 3d6 4s2" for typesetting: text, and superscript counts. */
export const configurationParts = (configuration: string): { text: string; electrons: string }[] =>
  configuration.split(" ").map((part) => {
    const [, text = part, electrons = ""] = /^(\d[spdf])(\d{1,2})$/.exec(part) ?? [];
    return { text, electrons };
  });

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Formats "[Ar] 3d⁶ 4s²" as plain text. */
export const configurationText = (configuration: string): string =>
  configurationParts(configuration)
    .map(({ text, electrons }) => text + [...electrons].map((digit) => RAISED[Number(digit)] ?? "").join(""))
    .join(" ");
