const dashes = [undefined, '6 3', '2 3', '8 3 2 3'] as const;
const thinDashes = ['4 3', '2 3', '8 3 2 3'] as const;

/** Colour and dash of a series: with the name in the legend, three ways to tell lines apart. */
export const seriesLook = (at: number): Mark => ({
  colour: `var(--series-${(at % 8) + 1})`,
  dash: dashes[at % dashes.length],
  width: 1.75,
});

export interface Mark {
  colour: string;
  dash: string | undefined;
  width: number;
}

/** Thin and pale: a period before is behind the present one. */
export const paleLook: Mark = { colour: 'var(--content-muted)', dash: '1 3', width: 1.75 };

interface Marked {
  isPale?: boolean | undefined;
  isThin?: boolean | undefined;
}

/** Look of each series: those to compare with take no colour from the others. */
export function marksOf(series: readonly Marked[]): Mark[] {
  let strong = 0;
  const hasThin = series.some(({ isThin }) => isThin);
  return series.map(({ isPale, isThin }) => {
    if (isPale) return paleLook;
    const at = strong++;
    const look = seriesLook(at);
    if (isThin) return { ...look, dash: thinDashes[at % thinDashes.length], width: 1 };
    return hasThin ? { ...look, dash: undefined, width: 2.5 } : look;
  });
}
