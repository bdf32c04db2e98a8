export const plotMargin = { top: 16, right: 16, bottom: 28, left: 52 };
/** Names stand above their bars, so that long ones fit on a phone. */
export const barMargin = { top: 4, right: 60, bottom: 4 };
export const barNameHeight = 18;
export const barThickness = 14;
/** Bars that are drawn; the table and the files have all rows. */
export const mostBars = 30;

/** Height of one label: its name and a bar for each series. */
export const barHeight = (series: number): number => barNameHeight + barThickness * Math.max(1, series) + 6;

export const stripMargin = { top: 4, right: 16, bottom: 26, left: 4 };
export const laneNameHeight = 18;
export const laneThickness = 12;
export const laneHeight = laneNameHeight + laneThickness + 4;
