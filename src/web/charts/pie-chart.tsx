import { Group } from '@visx/group';
import { Pie } from '@visx/shape';

const size = 168;
const hole = 46;

interface Slice {
  name: string;
  value: number;
  /** A colour of the tokens. */
  colour: string;
}

/** Shares of a whole, clockwise from the top in their order. The legend beside it names the slices. */
export function PieChart({ slices, label }: { slices: readonly Slice[]; label: string }) {
  return (
    <svg width={size} height={size} role="img" aria-label={label} className="shrink-0">
      <Group top={size / 2} left={size / 2}>
        <Pie
          data={[...slices]}
          pieValue={({ value }) => value}
          pieSort={null}
          pieSortValues={null}
          outerRadius={size / 2}
          innerRadius={hole}
          padAngle={0.015}
        >
          {(pie) =>
            pie.arcs.map((arc) => (
              <path key={arc.data.name} d={pie.path(arc) ?? ''} fill={arc.data.colour}>
                <title>{arc.data.name}</title>
              </path>
            ))
          }
        </Pie>
      </Group>
    </svg>
  );
}
