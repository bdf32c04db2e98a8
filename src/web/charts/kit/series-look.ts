const dashes = [undefined, '6 3', '2 3', '8 3 2 3'] as const;

/** Colour and dash of a series: with the name in the legend, three ways to tell lines apart. */
export const seriesLook = (at: number) => ({
  colour: `var(--series-${(at % 8) + 1})`,
  dash: dashes[at % dashes.length],
});

/** Thin and pale: a period before is behind the present one. */
export const paleLook = { colour: 'var(--content-muted)', dash: '1 3' } as const;

/** Look of each series: those to compare with take no colour from the others. */
export function marksOf(series: readonly { isPale?: boolean | undefined }[]) {
  let strong = 0;
  return series.map(({ isPale }) => (isPale ? paleLook : seriesLook(strong++)));
}
