export const axisLook = {
  stroke: 'var(--stroke-strong)',
  tickStroke: 'var(--stroke-strong)',
  tickLength: 4,
} as const;

export const tickLook = {
  fill: 'var(--content-secondary)',
  fontSize: 11,
  fontFamily: 'inherit',
} as const;
