/** Typeset name of a symbol: Δ before it, its letter or word, its subscript. */
export interface SymbolName {
  change?: true;
  base: string;
  sub?: string;
}

const GREEK: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  eps: "ε",
  epsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
};

const letter = (name: string): string => (Object.hasOwn(GREEK, name) ? (GREEK[name] ?? name) : name);

/**
 * Parses a symbol’s name: "rho" is ρ; "_" starts a subscript ("R_si", "p_1"), commas separate further ones; d
 * before one letter is a difference ("dp" is Δp, "drho" is Δρ). Letters are italic, words ("BMI", "Re", "si")
 * upright.
 */
export function symbolName(id: string): SymbolName {
  const [name = "", ...subs] = id.split("_");
  const sub = subs.map(letter).join(",");
  const of = letter(name.slice(1));
  const change = name.startsWith("d") && of.length === 1;
  return { ...(change && { change }), base: change ? of : letter(name), ...(sub && { sub }) };
}
