import type { ReactNode } from 'react';

/** Figures at the head of the page, each with its name. */
export function Counts({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-3">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col gap-1 rounded border border-stroke bg-raised px-4 py-3">
          <dt className="text-dense text-secondary">{name}</dt>
          <dd className="text-lead font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
