export const plotMargin = { top: 16, right: 16, bottom: 28, left: 52 };
/** Names stand above their bars, so that long ones fit on a phone. */
export const barMargin = { top: 4, right: 60, bottom: 4 };
export const barHeight = 38;
/** Bars that are drawn; the table and the files have all rows. */
export const mostBars = 30;
