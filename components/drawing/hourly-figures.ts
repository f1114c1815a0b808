/**
 * Cooling load of the corner room of the article on load calculations, Btu/h, at 1:00 to 24:00 solar time. Figures of the HVAC load
 * calculator, rounded; tests/drawing-figures.test.ts holds them to it.
 */
export const TIME_SERIES: readonly number[] = [
  3123, 3067, 3019, 2968, 2939, 3038, 3259, 3569, 3921, 4259, 4553, 4791, 5160, 5669, 6049, 6156, 5911, 5235,
  4303, 3828, 3584, 3419, 3300, 3202,
];

/** The same room with every hour as a steady state, without storage. */
export const STEADY: readonly number[] = [
  2941, 2905, 2878, 2851, 2882, 3186, 3530, 3926, 4329, 4657, 4910, 5099, 5589, 6217, 6527, 6405, 5813, 4651,
  3379, 3280, 3200, 3119, 3057, 2994,
];
