import { describe, expect, it } from "vitest";
import { last } from "./context.ts";

describe("the assistant", () => {
  // m v² / 2 = 2 · 3² / 2 = 9 J; F = m a = 10 N; v = u + a t = 2 + 3 · 4 = 14 m/s.
  it.each([
    ["m = 2, v = 3, kinetic energy?", "E = 9 J", "m = 2 kg, v = 3 m/s"],
    ["F = 10, a = 2, find mass", "m = 5 kg", "F = 10 N, a = 2 m/s²"],
    ["m1 = 2 kg, m2 = 3 kg, r = 1 m, gravitational force", "4.00458 × 10⁻¹⁰ N", ""],
  ])("reads numbers without a unit in SI, and says so: %s", async (question, figure, read) => {
    const { reply, action } = await last(question);
    expect(action?.page).toMatch(/^\/calculators\/physics/);
    expect(reply).toContain(figure);
    if (read !== "") expect(reply).toContain(`Numbers without a unit are in SI units: ${read}.`);
  });

  // NIST, CODATA 2022.
  it.each([
    ["gravitational constant", "6.67430 × 10⁻¹¹"],
    ["what is the value of G?", "6.67430 × 10⁻¹¹"],
    ["what is hbar", "1.054571817"],
    ["k_B constant", "1.380649 × 10⁻²³"],
    ["epsilon_0", "8.8541878188 × 10⁻¹²"],
    ["planck's constant", "6.62607015 × 10⁻³⁴"],
  ])("finds the constant in “%s”", async (question, value) => {
    expect((await last(question)).reply).toContain(value);
  });
});
