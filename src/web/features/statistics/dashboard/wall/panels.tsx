import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#api/main.d.ts';
import * as permissions from '#api/permissions.gen.ts';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { useMay } from '#web/http/profile.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages as homeMessages } from '../messages.ts';
import { wallAlarmsQuery, wallRolloutsQuery } from '../queries.ts';
import { useAge } from '../use-age.ts';
import { messages } from './messages.ts';

type Profile = components['schemas']['FirmwareProfile'];

/** Lists below the issues of a wide screen, with this many rows; a small screen has no room for them. */
export function Panels({ rows }: { rows: number }) {
  const may = useMay();
  const hasAlarms = may(permissions.listAlarms);
  const hasRollouts = may(permissions.getFirmwareProfilePage);
  if (!hasAlarms && !hasRollouts) return null;
  return (
    <div className="hidden min-h-0 gap-[2vw] lg:grid lg:grid-flow-col lg:auto-cols-fr">
      {hasAlarms ? <Alarms rows={rows} /> : null}
      {hasRollouts ? <Rollouts rows={rows} /> : null}
    </div>
  );
}

interface PanelProps {
  title: string;
  /** Rows that there are; undefined: not known yet. */
  total: number | undefined;
  isError: boolean;
  none: string;
  /** Rows that there is room for, with the line that counts the others. */
  rows: number;
  children: readonly ReactNode[];
}

function Panel({ title, total, isError, none, rows, children }: PanelProps) {
  const text = useText();
  const shown = total !== undefined && total > rows ? children.slice(0, rows - 1) : children;
  const more = total === undefined ? 0 : total - shown.length;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-[1vh]">
      <h2 className="text-wall-note text-secondary">{title}</h2>
      {shown.length > 0 ? <ul className="flex flex-col gap-[0.8vh]">{shown}</ul> : null}
      {total === 0 ? <p className="text-wall-note">{none}</p> : null}
      {isError ? (
        <p className="text-wall-note text-notice">{text(messages.unknown, { checks: title })}</p>
      ) : null}
      {more > 0 ? (
        <p className="text-wall-note text-secondary">{text(messages.more, { count: more })}</p>
      ) : null}
    </section>
  );
}

const row = 'flex min-w-0 items-baseline gap-[1vw] text-wall-note';

function Alarms({ rows }: { rows: number }) {
  const text = useText();
  const ageOf = useAge();
  const { data, isError } = useQuery(wallAlarmsQuery);
  return (
    <Panel
      title={text(homeMessages.openAlarms)}
      total={data?.pagination.totalRecords}
      isError={isError}
      none={text(homeMessages.noOpenAlarms)}
      rows={rows}
    >
      {(data?.data ?? []).map(({ alarmId, deviceName, endpointId, metric, rule, severity, ...alarm }) => (
        <li key={alarmId} className={row}>
          <span className={cx('shrink-0', severity === 'critical' ? 'text-danger' : 'text-notice')}>
            {text(severity === 'critical' ? homeMessages.critical : homeMessages.warning)}
          </span>
          <span className="min-w-0 flex-1 truncate">
            {deviceName ?? endpointId}
            <span className="text-secondary"> · {rule?.name ?? text(metricNames[metric])}</span>
          </span>
          <span className="shrink-0 text-secondary tabular-nums">
            {ageOf(alarm.triggered)} · {alarm.assigned?.name ?? text(homeMessages.unassigned)}
          </span>
        </li>
      ))}
    </Panel>
  );
}

const states: Partial<
  Record<Profile['state'], { look: string; label: (typeof messages)[keyof typeof messages] }>
> = {
  running: { look: 'text-success', label: messages.running },
  gate: { look: 'text-notice', label: messages.waitsToContinue },
  paused: { look: 'text-danger', label: messages.paused },
};

function Rollouts({ rows }: { rows: number }) {
  const text = useText();
  const formats = useFormats();
  const { data, isError } = useQuery(wallRolloutsQuery);
  return (
    <Panel
      title={text(messages.rollouts)}
      total={data?.pagination.totalRecords}
      isError={isError}
      none={text(messages.noRollouts)}
      rows={rows}
    >
      {(data?.data ?? []).map(({ fpId, fpName, model, version, state, counts }) => (
        <li key={fpId} className={row}>
          <span className={cx('shrink-0', states[state]?.look)}>
            {states[state] ? text(states[state].label) : null}
          </span>
          <span className="min-w-0 flex-1 truncate">
            {fpName}
            <span className="text-secondary">
              {' '}
              · {model} {version}
            </span>
          </span>
          <span className="shrink-0 text-secondary tabular-nums">
            {text(messages.upgraded, {
              done: formats.number(counts.success),
              of: formats.number(counts.eligible),
            })}
            {counts.failed > 0 ? (
              <span className="text-danger"> · {text(messages.failed, { count: counts.failed })}</span>
            ) : null}
          </span>
        </li>
      ))}
    </Panel>
  );
}
