import { useQuery } from '@tanstack/react-query';
import { notAvailable } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { FigureCard } from './figure-card.tsx';
import { messages } from './messages.ts';
import { type DeviceFigures, operatorsQuery, usersQuery } from './queries.ts';
import { useLinks } from './use-links.ts';

const names = [
  'total',
  'online',
  'offline',
  'neverConnected',
  'deployed',
  'inventory',
  'requested',
  'unregistered',
  'deleted',
] as const;

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 2xl:grid-cols-7';

/** The counts of the dashboard, each a link to its list, and how they add up. */
export function Figures({ figures }: { figures: DeviceFigures | undefined }) {
  const text = useText();
  const formats = useFormats();
  const links = useLinks();
  const users = useQuery(usersQuery);
  const operators = useQuery(operatorsQuery);
  const written = ({ data, isError }: { data?: { total: number } | undefined; isError: boolean }) =>
    data ? formats.number(data.total) : isError ? notAvailable : '…';
  if (!figures)
    return (
      <div className={grid} aria-hidden>
        {names.map((name) => (
          <Skeleton key={name} className="h-20" />
        ))}
      </div>
    );
  const { activateCount, casActivated } = figures;
  const target = activateCount === null ? undefined : text(messages.ofTarget, { target: activateCount });
  return (
    <section aria-label={text(messages.counts)} className="flex flex-col gap-2">
      <div className={grid}>
        {names.map((name) => (
          <FigureCard
            key={name}
            label={text(messages[name])}
            value={formats.number(figures[name])}
            note={name === 'deployed' ? target : undefined}
            href={name === 'deleted' ? null : links.list(name)}
          />
        ))}
        <FigureCard
          label={text(messages.casActivated)}
          value={casActivated === null ? notAvailable : formats.number(casActivated)}
          note={casActivated === null ? text(messages.casUnknown) : undefined}
          href={casActivated === null ? null : links.list('casActivated')}
        />
        <FigureCard label={text(messages.models)} value={formats.number(figures.models)} href={null} />
        <FigureCard
          label={text(messages.companies)}
          value={written(operators)}
          href={links.list('companies')}
        />
        <FigureCard label={text(messages.users)} value={written(users)} href={links.list('users')} />
      </div>
      <p className="text-caption text-secondary">
        {text(messages.sums, {
          total: figures.total,
          deployed: figures.deployed,
          inventory: figures.inventory,
          requested: figures.requested,
          online: figures.online,
          offline: figures.offline,
        })}
      </p>
    </section>
  );
}
