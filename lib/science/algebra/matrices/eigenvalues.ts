import type { Ball } from "../../../core/reals/ball.ts";
import * as B from "../../../core/reals/ball.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import { sqrt } from "../numbers/complex-functions.ts";
import * as R from "../numbers/metered-rational.ts";
import type { Num, RealNum } from "../numbers/numbers.ts";
import * as N from "../numbers/numbers.ts";
import type { Rows } from "../numbers/value.ts";
import {
  multiplyPolynomials,
  type Polynomial,
  rationalsOf,
  scaled,
  squareFree,
} from "../polynomials/polynomial.ts";
import type { Point } from "../polynomials/root-enclosures.ts";
import { type Root, rootsOf } from "../polynomials/roots.ts";
import { characteristic, nullSpace, quotientBy } from "./matrix.ts";

export interface Eigen extends Root {
  vectors: readonly (readonly Num[])[];
}

/** Returns eigenvalues as the roots of the characteristic polynomial. @throws InputError */
export const eigenvalues = (rows: Rows, budget: Budget): Root[] =>
  rootsOfCharacteristic(characteristic(rows, budget), budget);

function rootsOfCharacteristic(coefficients: readonly Num[], budget: Budget): Root[] {
  const exact = coefficients.filter(N.isExact);
  if (exact.length === coefficients.length) return rootsOf(exact, budget);
  const [c = R.ZERO, b = R.ZERO] = coefficients;
  if (coefficients.length !== 3) return fail(messages.matrices.eigenvaluesNotFound);
  const half = R.rational(1n, 2n);
  const center = N.multiply(N.negate(b), half);
  const spread = sqrt(N.subtract(N.multiply(center, center), c));
  if (N.isZero(spread)) return [{ value: center, times: 2 }];
  return [N.subtract(center, spread), N.add(center, spread)].map((value) => ({ value, times: 1 }));
}

export function eigenvectors(rows: Rows, budget: Budget): Eigen[] {
  const coefficients = characteristic(rows, budget);
  const roots = rootsOfCharacteristic(coefficients, budget);
  const isRational = coefficients.every(N.isExact) && rows.flat().every(N.isExact);
  const quotient = roots.every(({ value }) => N.isExact(value)) ? [] : quotientOf(coefficients, rows, budget);
  return roots.map((root) => {
    const { value } = root;
    if (!isRational || N.isExact(value)) return { ...root, vectors: nullSpace(shifted(rows, value), budget) };
    return { ...root, vectors: columnsAt(quotient, value, root.times, budget) };
  });
}

const shifted = (rows: Rows, value: Num): Rows =>
  rows.map((row, at) => row.map((entry, column) => (at === column ? N.subtract(entry, value) : entry)));

/**
 * Returns the quotient by x I − A of a polynomial that is 0 for the matrix: the square-free one if the matrix is
 * diagonalizable, so that its columns span each space of eigenvectors; else the characteristic one.
 */
function quotientOf(coefficients: readonly Num[], rows: Rows, budget: Budget): readonly Rows[] {
  const exact = coefficients.filter(N.isExact);
  const product = squareFree(exact).reduce<Polynomial>(
    (total, { factor }) => multiplyPolynomials(total, rationalsOf(factor)),
    [R.ONE],
  );
  const simple = quotientBy(scaled(product, R.divide(R.ONE, product.at(-1) ?? R.ONE)), rows, budget);
  const isDiagonalizable = simple.rest.flat().every(N.isZero);
  return isDiagonalizable ? simple.quotient : quotientBy(coefficients, rows, budget).quotient;
}

/** Fixed bits for the components of eigenvectors: those of the enclosures of roots, and more. */
const BITS = 256;

type BallPair = readonly [re: Ball, im: Ball];

const ballOf = (x: RealNum): Ball => N.toReal(x).ball(BITS) ?? fail(messages.numbers.undecided);
const plus = (a: BallPair, b: BallPair): BallPair => [B.add(a[0], b[0], BITS), B.add(a[1], b[1], BITS)];
const times = ([a, b]: BallPair, [c, d]: BallPair): BallPair => [
  B.subtract(B.multiply(a, c, BITS), B.multiply(b, d, BITS), BITS),
  B.add(B.multiply(a, d, BITS), B.multiply(b, c, BITS), BITS),
];

/** Evaluates the quotient at an eigenvalue, and returns independent columns, each scaled to a largest component of 1. */
function columnsAt(quotient: readonly Rows[], value: Num, count: number, budget: Budget): Num[][] {
  const size = quotient[0]?.length ?? 0;
  const { re, im } = N.toComplex(value);
  const [point, lambda]: [Point, BallPair] = [
    { re: N.toDouble(re), im: N.toDouble(im) },
    [ballOf(re), ballOf(im)],
  ];
  budget.spend(size * size * quotient.length * 3);
  const doubles = Array.from({ length: size }, (_, column) =>
    Array.from({ length: size }, (_, row) =>
      quotient.reduceRight<Point>(
        (sum, rows) => ({
          re: sum.re * point.re - sum.im * point.im + entryOf(rows, row, column),
          im: sum.re * point.im + sum.im * point.re,
        }),
        { re: 0, im: 0 },
      ),
    ),
  );
  const vectors: Num[][] = [];
  for (const { column, row } of independent(doubles, count)) {
    budget.spend(size * quotient.length * 60);
    const entries = Array.from({ length: size }, (_, at) =>
      quotient.reduceRight<BallPair>(
        (sum, rows) => {
          const entry = rows[at]?.[column] ?? R.ZERO;
          return plus(times(sum, lambda), [ballOf(N.isComplex(entry) ? R.ZERO : entry), B.ballOf(0n)]);
        },
        [B.ballOf(0n), B.ballOf(0n)],
      ),
    );
    const [scaleRe, scaleIm] = entries[row] ?? [B.ballOf(0n), B.ballOf(0n)];
    const below = B.add(B.multiply(scaleRe, scaleRe, BITS), B.multiply(scaleIm, scaleIm, BITS), BITS);
    const inverse = B.divide(B.ballOf(1n), below, BITS);
    if (!inverse) continue;
    const factor = times([scaleRe, B.negate(scaleIm)], [inverse, B.ballOf(0n)]);
    const isReal = !N.isComplex(value);
    vectors.push(
      entries.map((entry, at) => {
        if (at === row) return R.ONE;
        const [a, b] = times(entry, factor).map(N.fromBall);
        return N.complex(a ?? R.ZERO, isReal ? R.ZERO : (b ?? R.ZERO));
      }),
    );
  }
  return vectors;
}

function entryOf(rows: Rows, row: number, column: number): number {
  const entry = rows[row]?.[column] ?? R.ZERO;
  return N.isComplex(entry) ? 0 : N.toDouble(entry);
}

const sizeOf = ({ re, im }: Point): number => Math.hypot(re, im);

/** Chooses independent columns by elimination, each with the place of its largest component. */
function independent(
  columns: readonly (readonly Point[])[],
  count: number,
): { column: number; row: number }[] {
  const rest = columns.map((column) => [...column]);
  const chosen: { column: number; row: number }[] = [];
  const first = Math.max(...rest.flat().map(sizeOf));
  while (chosen.length < count) {
    const sizes = rest.map((column) => Math.max(...column.map(sizeOf)));
    const column = sizes.indexOf(Math.max(...sizes));
    const pivot = rest[column] ?? [];
    if (!((sizes[column] ?? 0) > first * 1e-7)) break;
    const original = columns[column] ?? [];
    const largest = Math.max(...original.map(sizeOf));
    chosen.push({ column, row: original.findIndex((x) => sizeOf(x) >= largest * (1 - 1e-9)) });
    const at = pivot.findIndex((x) => sizeOf(x) >= (sizes[column] ?? 0) * (1 - 1e-9));
    const top = pivot[at] ?? { re: 1, im: 0 };
    const below = top.re * top.re + top.im * top.im;
    for (const [index, other] of rest.entries()) {
      const x = other[at] ?? { re: 0, im: 0 };
      const factor = {
        re: (x.re * top.re + x.im * top.im) / below,
        im: (x.im * top.re - x.re * top.im) / below,
      };
      rest[index] = other.map((each, place) => {
        const p = pivot[place] ?? { re: 0, im: 0 };
        return {
          re: each.re - factor.re * p.re + factor.im * p.im,
          im: each.im - factor.re * p.im - factor.im * p.re,
        };
      });
    }
  }
  return chosen;
}
