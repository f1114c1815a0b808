const IRREGULAR: Readonly<Record<string, string>> = {
  foot: "feet",
  inch: "inches",
  century: "centuries",
  henry: "henries",
  darcy: "darcies",
  hertz: "hertz",
  lux: "lux",
  siemens: "siemens",
  poise: "poise",
  stokes: "stokes",
  centipoise: "centipoise",
  millipoise: "millipoise",
  micropoise: "micropoise",
  celsius: "Celsius",
  fahrenheit: "Fahrenheit",
  rankine: "Rankine",
  kelvin: "kelvins",
  horsepower: "horsepower",
  percent: "percent",
  mercury: "mercury",
  water: "water",
  mach: "Mach",
  smoot: "smoots",
};
const PREFIX =
  /^(quetta|ronna|yotta|zetta|exa|peta|tera|giga|mega|kilo|hecto|deca|deci|centi|milli|micro|nano|pico|femto|atto|zepto|yocto|abs?|stat)(?=hertz$|lux$|siemens$|stokes$|darcy$|henry$)/;

/** Strips a remark in brackets, and the blanks before it: "Length (of a bridge)" becomes "Length". */
export const withoutRemarks = (name: string): string =>
  name.replace(/(?<!\s)\s*\((?:[^()]|\([^()]*\))*\)/g, "");

/**
 * Forms the lowercase plural without a remark: "Pound-force per square inch (psi)" becomes "pounds-force per
 * square inch".
 */
export function pluralName(name: string): string {
  const plain = withoutRemarks(name).replace(/,.*/s, "").trim();
  const [head = "", ...rest] = plain.split(/(?= per | of | to the | force )/);
  if (/^degrees? /i.test(head)) return plain.replace(/^degrees?/i, "degrees");
  const words = head.split(" ");
  const last = words.pop() ?? "";
  return [...words, pluralWord(last)]
    .join(" ")
    .concat(rest.join(""))
    .replace(/^\p{Lu}(?!\p{Lu})/u, (c) => c.toLowerCase());
}

function pluralWord(word: string): string {
  const [noun = "", ...tail] = word.split("-");
  const key = noun.toLowerCase();
  if (tail.length > 0 && tail[0] !== "force")
    return [noun, ...tail.slice(0, -1), pluralWord(tail.at(-1) ?? "")].join("-");
  const stem = key.replace(PREFIX, "");
  const irregular = IRREGULAR[stem];
  const plural = irregular
    ? (key === stem ? "" : key.slice(0, key.length - stem.length)) + irregular
    : /(s|x|z|ch|sh)$/.test(key)
      ? `${noun}es`
      : /[^aeiou]y$/.test(key)
        ? `${noun.slice(0, -1)}ies`
        : `${noun}s`;
  return [plural, ...tail].join("-");
}
