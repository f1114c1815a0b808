import { dimensionText, type Factor, multiplyFactors, raiseFactor } from "../../lib/units/factor.ts";

/**
 * Computes the factor that the id of a compound unit implies from the factors of its simple units: "square-foot" is
 * foot², "pound-per-cubic-foot" pound ÷ foot³, "newton-meter-second-squared" newton × meter × second².
 */
export class CompoundNames {
  readonly #simple: ReadonlyMap<string, Factor>;

  constructor(simple: ReadonlyMap<string, Factor>) {
    this.#simple = simple;
  }

  /** The factor that the id spells out with this dimension; undefined when it is no such compound. */
  read(id: string, dimension: Factor["dimension"]): Factor | undefined {
    // A pound, an ounce or a ton in a moment or a pressure is one of force.
    const spellings = [id, id.replace(/\b(pound|ounce|ton)\b(?!-force)/g, "$1-force")];
    return spellings
      .map((spelling) => this.#quotient(spelling))
      .find((factor) => factor && dimensionText(factor.dimension) === dimensionText(dimension));
  }

  /** True if the id can be read as a compound of any dimension. */
  isCompound(id: string): boolean {
    return this.#quotient(id) !== undefined;
  }

  #quotient(id: string): Factor | undefined {
    const [above = "", ...below] = id.split("-per-");
    const numerator = below.length > 0 ? this.#product(above) : this.#compound(above);
    return below
      .map((part) => this.#product(part))
      .reduce(
        (result, part) => (result && part ? multiplyFactors(result, raiseFactor(part, -1)) : undefined),
        numerator,
      );
  }

  #product(words: string): Factor | undefined {
    return this.#simple.get(words) ?? this.#compound(words);
  }

  #compound(words: string): Factor | undefined {
    for (let at = words.lastIndexOf("-"); at > 0; at = words.lastIndexOf("-", at - 1)) {
      const [first, second] = [this.#product(words.slice(0, at)), this.#product(words.slice(at + 1))];
      if (first && second) return multiplyFactors(first, second);
    }
    const raised = /^(square|cubic)-(.+)$/.exec(words) ?? /^(.+)-(squared|cubed)$/.exec(words);
    if (!raised) return undefined;
    const [, left = "", right = ""] = raised;
    const before = left === "square" || left === "cubic";
    const inner = this.#product(before ? right : left);
    return inner && raiseFactor(inner, (before ? left : right).startsWith("square") ? 2 : 3);
  }
}
