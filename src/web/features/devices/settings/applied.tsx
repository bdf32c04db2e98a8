import { useQuery } from '@tanstack/react-query';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useStream } from '#web/entities/stream/streams.ts';
import { readBackIn, readBackWords } from '#web/entities/task/read-back.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { healthMessages, settingsMessages as messages } from '../device/page/messages.ts';
import { type Device, type DeviceTask, deviceTasksQuery } from '../device/queries.ts';
import { refusedBy, rowOf } from './group-rows.ts';
import { inWords, type Setting } from './setting.ts';
import { isOnTrial, Trial } from './trial.tsx';

/** A change that was sent, by the API's names. */
export interface SentChange {
  taskId: string;
  change: object;
}

/** The settings that a card is about. */
export interface SettingsSubject {
  device: Device;
  kind: TaskKind;
  group: SettingGroup;
  settings: Record<string, Setting>;
  /** Last observed values, by the API's names. */
  observed: object;
  /** Values that the form derives from settings, to compare them before and after. */
  derived?: (settings: object) => object;
}

interface AppliedProps extends SettingsSubject {
  sent: SentChange;
  /** Name of the user who requested it on another page. */
  requestedBy?: string;
}

/** Requested values beside reported ones: an accepted value may not be in effect yet. */
export function Applied(props: AppliedProps) {
  const { sent, device, settings, observed, requestedBy } = props;
  const text = useText();
  const { replay, version } = useStream(taskStreams, sent.taskId);
  const { state, context } = replay.at(version);
  const names = refusedBy(props.group, context.failure?.message ?? '').flatMap(
    (field) => settings[field]?.label ?? [],
  );
  const compared = readBackWords(readBackIn(replay.events));
  const words = () => {
    if (requestedBy !== undefined) return text(messages.requestedBy, { name: requestedBy });
    switch (state) {
      case 'succeeded':
        return compared ? text(compared.words.text, compared.words.values) : text(messages.observed);
      case 'failed':
        if (compared && !compared.isWhole) return text(compared.words.text, compared.words.values);
        if (context.applied) return text(messages.takenBack);
        return names.length > 0
          ? text(messages.refused, { names: names.join(', ') })
          : text(messages.notApplied);
      case 'timedOut':
      case 'outcomeUnknown':
        return text(messages.unknown);
      case 'expired':
        return text(messages.notSent);
      case 'cancelled':
        return text(context.applied ? messages.takenBack : messages.notSent);
      case 'queued':
        return text(device.online ? messages.pending : messages.waiting);
      default:
        return text(messages.pending);
    }
  };
  const was = context.applied && rowOf(context.applied.was, observed);
  const before = was && { ...was, ...props.derived?.(was) };
  const rows = Object.entries(sent.change).flatMap(([field, wanted]) => {
    const setting = settings[field];
    if (!setting) return [];
    const values = [
      ...(before ? [Reflect.get(before, field)] : []),
      ...(requestedBy === undefined ? [wanted] : []),
      Reflect.get(observed, field),
    ];
    return [{ id: field, cells: [setting.label, ...values.map((value) => inWords(setting, value))] }];
  });
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p role="status" className="flex flex-wrap items-center gap-2 text-dense text-secondary">
        {words()}
        {isTaskState(state) ? <TaskStateBadge state={state} /> : null}
        <TaskLink taskId={sent.taskId}>{text(uiMessages.openTimeline)}</TaskLink>
      </p>
      {isOnTrial(state) ? <Trial replay={replay} isReachable={state === 'settling'} /> : null}
      {rows.length > 0 ? (
        <SimpleTable
          caption={text(healthMessages.change)}
          head={[
            text(messages.setting),
            ...(before ? [text(messages.before)] : []),
            ...(requestedBy === undefined ? [text(messages.requested)] : []),
            text(messages.reported),
          ]}
          rows={rows}
        />
      ) : null}
    </div>
  );
}

/** A change on trial that another page requested: everyone who views the device can revert it. */
export function OnTrialElsewhere(props: SettingsSubject) {
  const { endpointId } = props.device;
  const mayRead = useBlocked('getDeviceActionInfo') === null;
  const tasks = useQuery({
    ...deviceTasksQuery(endpointId),
    enabled: mayRead && taskKinds[props.kind].confirmBy === 'checkIn',
  });
  const running = tasks.data?.running.find(({ taskType }) => taskType === props.kind);
  return running ? <IfOfThisCard key={running.taskId} {...props} running={running} /> : null;
}

/** A task of the kind may be about another row: of radios each has its card. */
function IfOfThisCard({ running, ...props }: SettingsSubject & { running: DeviceTask }) {
  const { taskId } = running;
  const { replay, version } = useStream(taskStreams, taskId);
  const { state, context } = replay.at(version);
  const was = context.applied && rowOf(context.applied.was, props.observed);
  if (!isOnTrial(state) || !was) return null;
  // The timeline shows what was requested; this shows what the device had before and which part changed.
  const change = Object.fromEntries(
    Object.entries({ ...was, ...props.derived?.(was) }).filter(
      ([field, value]) => value !== Reflect.get(props.observed, field),
    ),
  );
  return <Applied {...props} sent={{ taskId, change }} requestedBy={running.requestedBy.name} />;
}
