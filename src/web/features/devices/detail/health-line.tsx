import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { type TaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { cx } from '#web/ui/classes.ts';
import { type DeviceInfo, type DeviceTask, deviceTasksQuery } from '../device/queries.ts';
import { LiveValue, Uptime } from './live-value.tsx';
import { messages as deviceMessages, healthMessages as messages } from './messages.ts';

/** Ends of tasks that need attention. */
const troubles: readonly TaskState[] = ['failed', 'timedOut', 'expired', 'outcomeUnknown'];
const shownTroubles = 3;

function Cell(props: { label: string; wide?: true; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex min-w-40 flex-1 flex-col gap-1 bg-raised px-4 py-3',
        props.wide && 'min-w-64 flex-[2]',
      )}
    >
      <dt className="text-caption text-secondary">{props.label}</dt>
      <dd className="flex min-w-0 flex-col gap-1 wrap-anywhere text-dense text-primary">{props.children}</dd>
    </div>
  );
}

function Tasks({ tasks, since }: { tasks: readonly DeviceTask[]; since: 'startTime' | 'finishTime' }) {
  const text = useText();
  const dateTime = useDateTime();
  if (tasks.length === 0) return text(messages.nothing);
  return (
    <ul className="flex flex-col gap-1.5">
      {tasks.map((task) => (
        <li key={task.taskId} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <TaskLink taskId={task.taskId}>{text(taskNames[task.taskType])}</TaskLink>
          <TaskStateBadge state={task.state} />
          <span className="text-secondary">
            {text(messages.byAt, { name: task.requestedBy.name, time: dateTime(task[since]) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The state of the device and its recent trouble, before anything is requested: the first look with a customer on the phone. */
export function HealthLine({ info }: { info: DeviceInfo }) {
  const { device, device_info_network: network, device_info_system: system, observed } = info;
  const text = useText();
  const mayRead = useBlocked('getDeviceActionInfo') === null;
  const tasks = useQuery({ ...deviceTasksQuery(device.endpointId), enabled: mayRead });
  const failed = (tasks.data?.last ?? [])
    .filter(({ state }) => troubles.includes(state))
    .toSorted((a, b) => (b.finishTime ?? '').localeCompare(a.finishTime ?? ''))
    .slice(0, shownTroubles);
  return (
    <section
      aria-label={text(messages.title)}
      className="overflow-hidden rounded border border-stroke bg-stroke"
    >
      <dl className="flex flex-wrap gap-px">
        <Cell label={text(deviceMessages.uptime)}>
          <Uptime seconds={device.upTime ?? system.uptime} online={device.online} />
        </Cell>
        <Cell label={text(messages.address)}>
          <LiveValue value={network.ip ?? device.locationIp} observedAt={observed.device_info_network} />
        </Cell>
        {network.signal_strength === null ? null : (
          <Cell label={text(messages.signal)}>
            <LiveValue value={network.signal_strength} unit="dBm" observedAt={observed.device_info_network} />
          </Cell>
        )}
        {tasks.data ? (
          <>
            <Cell wide label={text(messages.running)}>
              {/* Room for one: what lies below stays where it is when a task begins or ends. */}
              <div className="min-h-11.5">
                <Tasks tasks={tasks.data.running} since="startTime" />
              </div>
            </Cell>
            <Cell wide label={text(messages.failures)}>
              <Tasks tasks={failed} since="finishTime" />
            </Cell>
          </>
        ) : null}
      </dl>
      {tasks.isError ? (
        <p role="alert" className="border-t border-stroke bg-raised px-4 py-2 text-dense text-secondary">
          {text(messages.unread)}
        </p>
      ) : null}
    </section>
  );
}
