/** Matches molecules of crystals, which distinguish a count from a subscript. */
const ADDUCT = /^(?:H2O|D2O|NH3|\(H2O\))/;

/**
 * Returns true if a blank in a formula separates a hydrate: "CuSO4 5H2O", "CaCl2 6NH3". Other blanks only separate groups.
 *
 * @param before text up to the blank
 * @param after text from the blank on
 */
export function isAdductBlank(before: string, after: string): boolean {
  const [, count = "", molecule = ""] = /^(\d{1,3}(?:\.\d{1,3})?|½) ?(.*)$/.exec(after.trimStart()) ?? [];
  return count !== "" && /[A-Za-z\d)\]]$/.test(before.trimEnd()) && ADDUCT.test(molecule);
}

/**
 * Returns the decimals of a fractional subscript, "5" of "H1.5O" and "93" of "O6.93"; "" if the point begins
 * a hydrate, as in "CuSO4.5H2O". A subscript of 0 or 1 only occurs before decimals; a hydrate has a molecule
 * after its count. @param whole digits before the point @param after text from the point on
 */
export function subscriptDecimals(whole: string, after: string): string {
  const [, decimals = "", next = ""] = /^\.(\d{1,6})(.*)$/.exec(after) ?? [];
  if (whole === "" || decimals === "" || ADDUCT.test(next)) return "";
  const isWithoutMolecule = /^(?:$|[)\]}]|[A-Z][a-z]?\d{0,5}$)/.test(next);
  return whole === "0" || whole === "1" || isWithoutMolecule ? decimals : "";
}

/** Symbols after which (I) is an iodine atom, as in CH3C(I)Cl2. */
const BINDS_IODINE = new Set(["H", "B", "C", "N", "O", "Si", "P", "S"]);

/**
 * Returns the Roman numeral of an oxidation state, "III" of "Fe(III)Cl3"; undefined for groups of atoms, as in "Pb(I)2".
 *
 * @param symbol symbol before the parenthesis
 * @param after text from the parenthesis on
 */
export function oxidationState(symbol: string, after: string): string | undefined {
  const [, numeral] = /^\((I{1,3}|IV|VI{0,3})\)(?!\d)/.exec(after) ?? [];
  return symbol === "" || (numeral === "I" && BINDS_IODINE.has(symbol)) ? undefined : numeral;
}

/**
 * Returns true if a number and one symbol name an isotope ("235U", "14C") and not a count of atoms ("2C"):
 * nuclides have 1.5 to 3 nucleons for each proton, hydrogen 1 to 3. @param symbols those of the elements, by
 * atomic number
 */
export function isIsotope(text: string, symbols: ReadonlySet<string>): boolean {
  const [, digits = "", symbol = ""] = /^(\d{1,3})([A-Z][a-z]?)$/.exec(text) ?? [];
  const atomicNumber = [...symbols].indexOf(symbol) + 1;
  const ratio = Number(digits) / atomicNumber;
  return atomicNumber > 0 && ratio <= 3 && (atomicNumber === 1 ? ratio >= 1 : ratio >= 1.5);
}
