/** The least value is still seen beside a cell of zero. */
const faintest = 0.12;

/** Strength of a cell's colour, by its part of the highest value. */
export const heatOpacity = (value: number, highest: number): number =>
  highest > 0 ? Number((faintest + (1 - faintest) * (value / highest)).toFixed(3)) : faintest;

/** Steps of the legend's scale, from the least to the highest. */
export const heatSteps = [0.2, 0.4, 0.6, 0.8, 1] as const;
