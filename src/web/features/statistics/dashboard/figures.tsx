import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notAvailable } from '#domain/display.ts';
import { messages as offlineMessages, offlineSpans, spanText } from '#web/entities/device/offline-for.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { FigureCard } from './figure-card.tsx';
import { messages } from './messages.ts';
import { type DeviceFigures, operatorsQuery, usersQuery } from './queries.ts';
import { useHistory } from './use-history.ts';
import { useLinks } from './use-links.ts';

const main = ['total', 'deployed', 'online', 'offline'] as const;
const others = ['neverConnected', 'inventory', 'requested', 'unregistered', 'deleted'] as const;

const grid = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

/** The counts of the dashboard, each a link to its list, and how they add up. */
export function Figures({ figures }: { figures: DeviceFigures | undefined }) {
  const text = useText();
  const formats = useFormats();
  const links = useLinks();
  const { historyOf, changeOf } = useHistory();
  if (!figures)
    return (
      <div className={grid} aria-hidden>
        {main.map((name) => (
          <Skeleton key={name} className="h-24" />
        ))}
      </div>
    );
  const { activateCount } = figures;
  const target = activateCount === null ? [] : [text(messages.ofTarget, { target: activateCount })];
  return (
    <>
      <section data-tour="figures" aria-label={text(messages.counts)} className="flex flex-col gap-2">
        <div className={grid}>
          {main.map((name) => (
            <FigureCard
              key={name}
              label={text(messages[name])}
              value={formats.number(figures[name])}
              history={historyOf(name, figures)}
              note={[...(name === 'deployed' ? target : []), ...changeOf(name, figures)].join(' · ')}
              isWrong={name === 'offline' && figures.outages.length > 0}
              href={links.list(name)}
            />
          ))}
        </div>
        <OtherCounts figures={figures} />
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
      {figures.offline > 0 ? <OfflineSpans /> : null}
    </>
  );
}

/** Links to the devices that have been offline for longer than an hour, a day and so on. */
function OfflineSpans() {
  const text = useText();
  const links = useLinks();
  const spans = offlineSpans.flatMap((span) => {
    const href = links.offlineFor(span);
    return href === null ? [] : [{ span, href }];
  });
  if (spans.length === 0) return null;
  return (
    <nav
      aria-label={text(offlineMessages.label)}
      className="flex flex-wrap gap-x-3 gap-y-1 text-dense text-secondary"
    >
      <span aria-hidden>{text(offlineMessages.label)}</span>
      {spans.map(({ span, href }) => (
        <Link key={span} to={href} className={`${linkLook} underline`}>
          {spanText(text, Number(span))}
        </Link>
      ))}
    </nav>
  );
}

function OtherCounts({ figures }: { figures: DeviceFigures }) {
  const text = useText();
  const formats = useFormats();
  const links = useLinks();
  const users = useQuery(usersQuery);
  const operators = useQuery(operatorsQuery);
  const written = ({ data, isError }: { data?: { total: number } | undefined; isError: boolean }) =>
    data ? formats.number(data.total) : isError ? notAvailable : '…';
  const { casActivated } = figures;
  const counts = [
    ...others.map((name) => ({
      name,
      value: formats.number(figures[name]),
      href: name === 'deleted' ? null : links.list(name),
    })),
    {
      name: 'casActivated' as const,
      value: casActivated === null ? notAvailable : formats.number(casActivated),
      href: casActivated === null ? null : links.list('casActivated'),
    },
    { name: 'models' as const, value: formats.number(figures.models), href: null },
    { name: 'companies' as const, value: written(operators), href: links.list('companies') },
    { name: 'users' as const, value: written(users), href: links.list('users') },
  ];
  return (
    <ul
      aria-label={text(messages.otherCounts)}
      className="grid grid-cols-2 rounded border border-stroke bg-raised sm:grid-cols-3 md:flex md:flex-wrap"
    >
      {counts.map(({ name, value, href }) => (
        <li key={name} className="min-w-0">
          <Count
            label={text(messages[name])}
            value={value}
            href={href}
            hint={name === 'casActivated' && casActivated === null ? text(messages.casUnknown) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Count(props: { label: string; value: string; href: string | null; hint?: string | undefined }) {
  const look = 'flex items-baseline gap-2 px-4 py-2 text-dense';
  const content = (
    <>
      <span className="text-secondary">{props.label}</span>
      <span className="font-medium text-primary tabular-nums">{props.value}</span>
      {props.hint ? <span className="text-caption text-muted">{props.hint}</span> : null}
    </>
  );
  if (props.href === null) return <div className={look}>{content}</div>;
  return (
    <Link to={props.href} className={`${look} rounded hover:bg-hover`}>
      {content}
    </Link>
  );
}
