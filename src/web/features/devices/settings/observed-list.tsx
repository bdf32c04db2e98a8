import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { ValuesAsOf } from '../detail/values-as-of.tsx';
import type { ObservedRow } from './setting.ts';

interface ObservedListProps {
  rows: readonly ObservedRow[];
  observedAt: string | null;
}

/** Values that the device reported, and when. */
export function ObservedList({ rows, observedAt }: ObservedListProps) {
  return (
    <>
      <PropertyList>
        {rows.map(({ label, value, mono = false }) => (
          <Property key={label} label={label} mono={mono}>
            <LiveValue value={value} observedAt={observedAt} />
          </Property>
        ))}
      </PropertyList>
      <ValuesAsOf at={observedAt} />
    </>
  );
}
