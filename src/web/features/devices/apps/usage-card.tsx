import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import {
  type AppMeasure,
  type AppWeek,
  appMeasures,
  mostUsed,
  sharesOf,
  totalOf,
} from '#domain/apps/usage.ts';
import { PieChart } from '#web/charts/pie-chart.tsx';
import { WeekChart } from '#web/charts/week-chart.tsx';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { useFigures } from './use-figures.ts';

const names = {
  totalTime: messages.byTime,
  internet: messages.byInternet,
  storage: messages.storage,
} as const satisfies Record<AppMeasure, unknown>;

const colourAt = (at: number): string => `var(--series-${1 + (at % 7)})`;
const othersColour = 'var(--series-8)';

/** App usage of a week: the largest apps as a pie, days as lines (RU-070, CO-065, CO-066), all figures as a table. */
export function UsageCard({ apps }: { apps: readonly AppWeek[] }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useLanguage();
  const { measured, unitOf } = useFigures();
  const [measure, setMeasure] = useState<AppMeasure>('totalTime');
  const lines = mostUsed(apps, measure);
  const shares = sharesOf(apps, measure);
  const whole = shares.reduce((sum, { total }) => sum + total, 0);
  const day = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  // A day ends with the first moment of the next one.
  const days = (lines[0]?.usage ?? []).map(({ endTime }) => day.format(Date.parse(endTime) - 1));
  const most = Math.max(1, ...lines.flatMap(({ usage }) => usage.map((one) => one[measure] ?? 0)));
  const values = { measure: text(names[measure]) };
  const choose = (
    <div className="w-40 py-1.5">
      <Select
        label={text(messages.measure)}
        value={measure}
        choices={appMeasures.map((value) => ({ value, label: text(names[value]) }))}
        onChange={setMeasure}
      />
    </div>
  );
  if (lines.length === 0)
    return (
      <Card title={text(messages.usage)} actions={choose}>
        <EmptyState icon={<ChartPie className="size-5" aria-hidden />} title={text(messages.unused)}>
          {text(messages.unusedHelp)}
        </EmptyState>
      </Card>
    );
  const slices = shares.map(({ app, total }, at) => ({
    name: app?.label ?? text(messages.other),
    value: total,
    colour: app ? colourAt(at) : othersColour,
  }));
  return (
    <Card title={text(messages.usage)} actions={choose}>
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-1 items-center gap-6 xl:grid-cols-[minmax(20rem,2fr)_3fr]">
          <div className="flex flex-wrap items-center gap-6">
            <PieChart slices={slices} label={text(messages.pie, values)} />
            <ul className="flex min-w-44 flex-1 flex-col gap-1.5 text-dense">
              {slices.map(({ name, value, colour }) => (
                <li key={name} className="flex items-center gap-2">
                  <span aria-hidden className="size-2.5 shrink-0 rounded-sm" style={{ background: colour }} />
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="text-secondary tabular-nums">{formats.percent(value / whole)}</span>
                </li>
              ))}
            </ul>
          </div>
          <figure className="flex min-w-0 flex-col gap-2">
            <WeekChart
              days={days}
              label={text(messages.lines, values)}
              unit={unitOf(measure, most)}
              series={lines.map((app, at) => ({
                name: app.label,
                colour: colourAt(at),
                values: app.usage.map((one) => one[measure]),
              }))}
            />
            <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-secondary">
              {lines.map((app, at) => (
                <span key={app.name} className="flex items-center gap-1.5">
                  <svg width={20} height={2} aria-hidden>
                    <line
                      x2={20}
                      y1={1}
                      y2={1}
                      stroke={colourAt(at)}
                      strokeWidth={2}
                      strokeDasharray={at % 2 === 1 ? '5 3' : undefined}
                    />
                  </svg>
                  {app.label}
                </span>
              ))}
            </figcaption>
          </figure>
        </div>
        <details>
          <summary className="cursor-pointer text-dense text-secondary">{text(messages.table)}</summary>
          <div className="mt-3">
            <SimpleTable
              caption={text(messages.lines, values)}
              head={[text(messages.app), ...days, text(messages.total)]}
              rows={lines.map((app) => ({
                id: app.name,
                cells: [
                  app.label,
                  ...app.usage.map((one) => {
                    const value = one[measure];
                    return value === null ? null : measured(measure, value);
                  }),
                  measured(measure, totalOf(app.usage, measure) ?? 0),
                ],
              }))}
            />
          </div>
        </details>
      </div>
    </Card>
  );
}
