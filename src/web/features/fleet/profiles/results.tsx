import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { outcomeAppearance } from './appearance.ts';
import { useProfileKind } from './kind.tsx';
import { messages } from './messages.ts';
import type { ProfileDetail } from './model.ts';
import { daysQuery } from './queries.ts';

/** Shows the results of devices: by day, and by result with its reason. */
export function Results({ detail }: { detail: ProfileDetail }) {
  const text = useText();
  const { calls } = useProfileKind();
  const days = useQuery(daysQuery(calls, detail.profile.id));
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title={text(messages.days)}>
        <QueryChart
          query={days}
          of={(rows) => ({
            form: 'columns',
            title: text(messages.days),
            labelHead: text(messages.day),
            labels: rows.map(({ date }) => date),
            series: [
              { name: text(messages.countSuccess), values: rows.map(({ Success }) => Success) },
              { name: text(messages.countFailed), values: rows.map(({ Failed }) => Failed) },
              { name: text(messages.countCancelled), values: rows.map(({ Cancel }) => Cancel) },
            ],
            empty: { title: text(messages.daysNone), help: text(messages.daysNoneHelp) },
            height: 160,
          })}
        />
      </Card>
      <Card title={text(messages.results)}>
        <Outcomes outcomes={detail.outcomes} />
      </Card>
    </div>
  );
}

function Outcomes({ outcomes }: Pick<ProfileDetail, 'outcomes'>) {
  const text = useText();
  const { number } = useFormats();
  const { reasonWords, texts } = useProfileKind();
  if (outcomes.length === 0)
    return <p className="text-dense text-secondary">{text(messages.outcomesNone)}</p>;
  return (
    <ul className="flex flex-col gap-2 text-dense">
      {outcomes.map(({ outcome, reason, count }) => (
        <li key={`${outcome} ${reason}`} className="flex items-start justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            <StateBadge look={outcomeAppearance(texts)[outcome]} />
            <span className="min-w-0 wrap-anywhere text-secondary">{reasonWords(text, reason)}</span>
          </span>
          <span className="tabular-nums">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
