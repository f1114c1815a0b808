import { FILMS, type Layer, transmittance } from "./construction.ts";

/** Storage class of a construction that only has a U-factor; `layersWith` returns its layers from inside to outside. */
export type StorageClass = "light" | "medium" | "heavy";

/** Thickness of dense concrete (2,240 kg/m³) inside the insulation, m. */
export const CONCRETE_OF: Readonly<Record<StorageClass, number>> = { light: 0, medium: 0.1, heavy: 0.2 };

const BOARD: Layer = { thickness: 0.0127, conductivity: 0.16, density: 640, specificHeat: 1150 };
const SHEATHING: Layer = { thickness: 0.0127, conductivity: 0.12, density: 450, specificHeat: 1630 };

/**
 * Builds layers with a given U: gypsum board, insulation and sheathing if light; medium and heavy with
 * concrete inside the insulation. If the concrete itself has a lower U, reduces its thickness.
 */
export function layersWith(u: number, storage: StorageClass): Layer[] {
  const thickness = CONCRETE_OF[storage];
  const solid: Layer[] =
    thickness === 0
      ? [BOARD, SHEATHING]
      : [{ thickness, conductivity: 1.95, density: 2240, specificHeat: 900 }];
  const films: Layer[] = [{ resistance: FILMS.wall }, { resistance: FILMS.summer }];
  const rest = 1 / u - 1 / transmittance([...films, ...solid]);
  if (rest >= 0) {
    const [inner, ...outer] = solid;
    return [
      { resistance: FILMS.wall },
      ...(inner ? [inner] : []),
      { resistance: rest },
      ...outer,
      { resistance: FILMS.summer },
    ];
  }
  const left = Math.max(0, 1 / u - FILMS.wall - FILMS.summer);
  const scale = left / (1 / transmittance(solid));
  return left === 0
    ? [{ resistance: 1 / u }]
    : [
        { resistance: FILMS.wall },
        ...solid.map((layer) =>
          "thickness" in layer ? { ...layer, thickness: layer.thickness * scale } : layer,
        ),
        { resistance: FILMS.summer },
      ];
}
