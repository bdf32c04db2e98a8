const [width, height] = [96, 24];

/** Line of a figure's last days up to now. The chart below has the same values in words and as a table. */
export function Sparkline({
  values,
  className = 'h-6 min-w-0 max-w-24 flex-1',
}: {
  values: readonly number[];
  className?: string;
}) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = width / (values.length - 1);
  // A line that never changes is in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : height - 2 - ((value - least) / (most - least)) * (height - 4);
  const points = values.map((value, at) => `${(at * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`${className} text-muted`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
