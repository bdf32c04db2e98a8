const dashes = [undefined, '6 3', '2 3', '8 3 2 3'] as const;

/** Colour and dash of a series: with the name in the legend, three ways to tell lines apart. */
export const seriesLook = (at: number) => ({
  colour: `var(--series-${(at % 8) + 1})`,
  dash: dashes[at % dashes.length],
});
