import type { ReactNode } from 'react';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../device/page/live-value.tsx';
import { ValuesAsOf } from '../device/page/values-as-of.tsx';
import type { ObservedRow } from './setting.ts';

interface ObservedListProps {
  rows: readonly ObservedRow[];
  observedAt: string | null;
  /** Rows beside these. */
  children?: ReactNode;
}

/** Values that the device reported, and when. */
export function ObservedList({ rows, observedAt, children }: ObservedListProps) {
  return (
    <>
      <PropertyList>
        {rows.map(({ label, value, mono = false }) => (
          <Property key={label} label={label} mono={mono}>
            <LiveValue value={value} observedAt={observedAt} />
          </Property>
        ))}
        {children}
      </PropertyList>
      <ValuesAsOf at={observedAt} />
    </>
  );
}
