import { useQuery } from '@tanstack/react-query';
import { lastChange } from '#domain/remedies.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { TaskStateBadge, troubles } from '#web/entities/task/state-badge.tsx';
import { isSetTop } from '#web/features/devices/device/device-actions.ts';
import { LiveValue, Uptime } from '#web/features/devices/device/page/live-value.tsx';
import {
  messages as deviceMessages,
  healthMessages as messages,
} from '#web/features/devices/device/page/messages.ts';
import { type DeviceInfo, type DeviceTask, deviceTasksQuery } from '#web/features/devices/device/queries.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Cell } from './overview-cell.tsx';
import { ClientsCell, UplinkCell, WifiCell } from './overview-network.tsx';
import { tabsOf } from './tabs.ts';

const shownTroubles = 3;

function Tasks({ tasks, since }: { tasks: readonly DeviceTask[]; since: 'startTime' | 'finishTime' }) {
  const text = useText();
  const dateTime = useDateTime();
  if (tasks.length === 0) return <span className="text-secondary">{text(messages.nothing)}</span>;
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

/** Shows running and failed tasks and recent changes, the first questions of a second call. */
function Activity({
  tasks: { running, last },
}: {
  tasks: Record<'running' | 'last', readonly DeviceTask[]>;
}) {
  const text = useText();
  const change = lastChange(last);
  const failed = last
    .filter(({ state }) => troubles.includes(state))
    .toSorted((a, b) => (b.finishTime ?? '').localeCompare(a.finishTime ?? ''))
    .slice(0, shownTroubles);
  return (
    <>
      <Cell label={text(messages.running)}>
        <Tasks tasks={running} since="startTime" />
      </Cell>
      <Cell label={text(messages.failures)}>
        <Tasks tasks={failed} since="finishTime" />
      </Cell>
      <Cell label={text(messages.change)}>
        <Tasks tasks={change ? [change] : []} since="finishTime" />
      </Cell>
    </>
  );
}

/** The state of the device and its recent trouble, before anything is requested: the first look with a customer on the phone. */
export function Overview({ info }: { info: DeviceInfo }) {
  const { device, device_info_network: network, device_info_system: system, observed } = info;
  const { endpointId } = device;
  const text = useText();
  const dateTime = useDateTime();
  const mayRead = useBlocked('getDeviceActionInfo') === null;
  const tasks = useQuery({ ...deviceTasksQuery(endpointId), enabled: mayRead });
  const model = useModelOf()(device);
  const tabs = tabsOf(model);
  const has = (feature: string) => model.supportFeatures.includes(feature);
  return (
    <section
      aria-label={text(messages.title)}
      className="flex flex-col gap-px overflow-hidden rounded border border-stroke bg-stroke"
    >
      <dl className="flex flex-wrap gap-px *:flex-1 *:basis-50">
        <Cell label={text(messages.connection)}>
          <Uptime seconds={device.upTime ?? system.uptime} online={device.online} />
          <span className="text-caption text-secondary">
            {text(device.online ? messages.connectedAt : messages.seenAt, {
              time: dateTime(device.accessTime),
            })}
          </span>
          <span className="text-caption text-secondary">
            {text(messages.rebooted, { time: dateTime(device.lastReboot) })}
          </span>
        </Cell>
        <UplinkCell
          endpointId={endpointId}
          isKnown={tabs.includes('network')}
          isGateway={!isSetTop(device)}
          address={network.ip ?? device.locationIp}
          observedAt={observed.device_info_network}
        />
        {tabs.includes('network') && !isSetTop(device) ? <ClientsCell endpointId={endpointId} /> : null}
        {tabs.includes('wifi') ? (
          <WifiCell endpointId={endpointId} hasClients={has('connectedDevices')} />
        ) : null}
        {network.signal_strength === null ? null : (
          <Cell label={text(deviceMessages.signal)}>
            <LiveValue value={network.signal_strength} unit="dBm" observedAt={observed.device_info_network} />
          </Cell>
        )}
      </dl>
      {tasks.data ? (
        <dl className="flex flex-wrap gap-px *:flex-1 *:basis-64">
          <Activity tasks={tasks.data} />
        </dl>
      ) : null}
      {tasks.isError ? (
        <p role="alert" className="bg-raised px-4 py-2 text-dense text-secondary">
          {text(messages.unread)}
        </p>
      ) : null}
    </section>
  );
}
