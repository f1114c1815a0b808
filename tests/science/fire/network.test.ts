import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Network, preparedNetwork, solveNetwork } from "../../../lib/science/fire/network.ts";
import { type NetworkDemand, networkDemand } from "../../../lib/science/fire/network-demand.ts";
import { walkPath } from "../../../lib/science/fire/path.ts";
import { discharge, pressureFor } from "../../../lib/science/fire/sprinkler.ts";
import { FOOT, GPM, INCH, PSI } from "../../../lib/units/constants.ts";
import { cpuTimeOf } from "../../cpu-clock.ts";

const pipe = (from: number, to: number, inches = 1.5, feet = 12) => ({
  from,
  to,
  diameter: inches * INCH,
  roughness: 120,
  length: feet * FOOT,
});
const open = { elevation: 3, kFactor: 5.6 };
const closed = { elevation: 3, kFactor: 0 };

/** Input of a network that has a solution. */
function demanded(network: Network, needed: readonly number[]): NetworkDemand {
  const demand = networkDemand(network, needed);
  if (typeof demand === "string") throw new Error(demand);
  return demand;
}

/** A ring of nodes with sprinklers, fed at the first. */
const ring = (size: number, inches = 1.5): Network => ({
  nodes: [{ elevation: 0, kFactor: 0 }, ...Array.from({ length: size }, () => open)],
  pipes: [
    pipe(0, 1, 2.5, 50),
    ...Array.from({ length: size }, (_, index) => pipe(index + 1, ((index + 1) % size) + 1, inches)),
  ],
  source: 0,
});

describe("a network", () => {
  test("that is symmetric splits evenly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.double({ min: 10, max: 200, noNaN: true }),
        (half, psi) => {
          const size = 2 * half + 1;
          const state = solveNetwork(preparedNetwork(ring(size)), psi * PSI);
          expect(state).toBeDefined();
          if (!state) return;
          // Around both sides of the ring the same flows, and the same pressures at mirrored nodes.
          for (let step = 1; step <= half; step += 1) {
            expect(state.flows[step]).toBeCloseTo(-(state.flows[size + 1 - step] ?? 0), 10);
            expect((state.pressures[1 + step] ?? 0) / PSI).toBeCloseTo(
              (state.pressures[size + 1 - step] ?? 0) / PSI,
              6,
            );
          }
        },
      ),
    );
  });

  test("gains and loses nothing: what comes in is discharged", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.double({ min: 8, max: 300, noNaN: true }),
        (size, psi) => {
          const state = solveNetwork(preparedNetwork(ring(size, 2)), psi * PSI);
          const out = state?.discharges.reduce((sum, flow) => sum + flow, 0) ?? 0;
          expect(state?.flow).toBeCloseTo(out, 10);
          expect(state?.imbalance).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test("without loops is the path walked by hand, but for its K-factors at other pressures", () => {
    const feet = 13;
    const path = [1.049, 1.38, 1.61].map((inches) => ({
      joined: { kind: "sprinklers" as const, kFactor: 5.6, number: 1 },
      diameter: inches * INCH,
      roughness: 120,
      length: feet * FOOT,
      fall: 0,
    }));
    const start = 12 * PSI;
    const walked = walkPath(path, start);
    const level = { elevation: 0, kFactor: 5.6 };
    const network: Network = {
      nodes: [level, level, level, { elevation: 0, kFactor: 0 }],
      pipes: [pipe(0, 1, 1.049, feet), pipe(1, 2, 1.38, feet), pipe(3, 2, 1.61, feet)],
      source: 3,
    };
    const least = discharge(5.6, start);
    const demand = demanded(network, [least, least, least, 0]);
    expect(demand.remote).toBe(0);
    expect(demand.pressure).toBeCloseTo(walked.pressure, 3);
    expect(demand.state.flow).toBeCloseTo(walked.flow, 10);
  });

  test("needs no less pressure for a higher flow of its sprinklers", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.double({ min: 15, max: 40, noNaN: true }),
        fc.double({ min: 1.01, max: 1.5, noNaN: true }),
        (size, gpm, more) => {
          const needs = (flow: number) =>
            demanded(
              ring(size),
              ring(size).nodes.map(() => flow * GPM),
            );
          const [low, high] = [needs(gpm), needs(gpm * more)];
          expect(high.pressure).toBeGreaterThan(low.pressure);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("gives every sprinkler its flow, and the remote one no more", () => {
    const network: Network = {
      nodes: [{ elevation: 0, kFactor: 0 }, open, closed, open, open, closed],
      pipes: [
        pipe(0, 1, 3, 80),
        pipe(1, 2),
        pipe(2, 3),
        pipe(3, 4, 1.25),
        pipe(4, 5),
        pipe(5, 1),
        pipe(2, 5, 2),
      ],
      source: 0,
    };
    const needed = [0, 20, 0, 20, 20, 0].map((gpm) => gpm * GPM);
    const demand = demanded(network, needed);
    const discharges = [1, 3, 4].map((node) => (demand.state.discharges[node] ?? 0) / GPM);
    expect(Math.min(...discharges)).toBeCloseTo(20, 8);
    expect(demand.state.pressures[demand.remote]).toBeCloseTo(pressureFor(5.6, 20 * GPM), 2);
  });

  test("that needs more than 5,000 psi has another message than one that cannot be computed", () => {
    expect(networkDemand(ring(40, 0.8), Array(41).fill(40 * GPM))).toBe("tooHigh");
    const [short, long] = [pipe(0, 1, 48, 0.01), pipe(1, 2, 0.2, 100_000)];
    const network = { nodes: [closed, open, open], pipes: [short, long], source: 0 };
    expect(networkDemand(network, [0, Number.NaN, GPM])).toBe("diverges");
  });

  // A route may cost 100 ms; with a system built again in each step this was 225 ms.
  test("as large and as tangled as a form takes costs little", async () => {
    const tangled = (seed: number): Network => {
      let last = seed;
      const random = (below: number): number => {
        last = (last * 1_103_515_245 + 12_345) & 0x7fffffff;
        return Math.floor((last / 0x7fffffff) * below);
      };
      const size = 120;
      const between = (from: number, to: number) =>
        pipe(from, to, [1.049, 2.067, 6.065, 10.02][random(4)], [0.1, 10, 1000][random(3)]);
      const tree = Array.from({ length: size - 1 }, (_, node) => between(node + 1, random(node + 1)));
      const loops = Array.from({ length: 200 - tree.length }, () => {
        const from = random(size);
        return pipe(from, (from + 1 + random(size - 1)) % size, 2.067, 5);
      });
      const nodes = Array.from({ length: size }, (_, node) => ({
        elevation: random(90) - 45,
        kFactor: node === 0 ? 0 : 5.6 * (node % 3),
      }));
      return { nodes, pipes: [...tree, ...loops], source: 0 };
    };
    const worst = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const network = tangled(seed);
      const needed = network.nodes.map(({ kFactor }) => kFactor * GPM * 3);
      const once = () => cpuTimeOf(() => networkDemand(network, needed));
      worst.push(Math.min(await once(), await once()));
    }
    expect(Math.max(...worst)).toBeLessThan(80);
  });
});

describe("a path", () => {
  test("loses no less with more flow, a narrower bore, a lower C or more length", () => {
    const one = { joined: { kind: "sprinklers" as const, kFactor: 5.6, number: 1 }, fall: 0 };
    const inches = fc.double({ min: 0.6, max: 8, noNaN: true });
    fc.assert(
      fc.property(
        inches,
        fc.double({ min: 80, max: 150, noNaN: true }),
        fc.double({ min: 1, max: 500, noNaN: true }),
        (bore, roughness, feet) => {
          const base = { ...one, diameter: bore * INCH, roughness, length: feet * FOOT };
          const at = (pipe: typeof base, psi: number) => walkPath([pipe], psi * PSI).pipes[0]?.friction ?? 0;
          expect(at(base, 20)).toBeGreaterThan(at(base, 10));
          expect(at({ ...base, diameter: base.diameter * 0.9 }, 10)).toBeGreaterThan(at(base, 10));
          expect(at({ ...base, roughness: roughness * 0.9 }, 10)).toBeGreaterThan(at(base, 10));
          expect(at({ ...base, length: base.length * 1.1 }, 10)).toBeGreaterThan(at(base, 10));
        },
      ),
    );
  });

  test("has the checks of the reference: 40 gpm in 1.380 in, 100 gpm in 2.157 in", () => {
    const rate = (gpm: number, inches: number, roughness: number) => {
      const joined = { kind: "own" as const, kFactor: gpm, number: 1 };
      const only = { joined, diameter: inches * INCH, roughness, length: FOOT, fall: 0 };
      return (walkPath([only], PSI).pipes[0]?.friction ?? 0) / PSI;
    };
    expect(rate(40, 1.38, 120)).toBeCloseTo(0.1234, 4);
    expect(rate(100, 2.157, 100)).toBeCloseTo(0.107, 3);
  });
});
