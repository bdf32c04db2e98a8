import { ShieldX } from 'lucide-react';
import { formatText } from '#domain/display.ts';
import { type LoggedAction, loggedActions } from '#domain/statistics/action-log.ts';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { Result } from '#web/entities/audit/result.tsx';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { causeOf } from '#web/entities/task/causes.ts';
import { taskAppearance } from '#web/entities/task/state-badge.tsx';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { ActionLog } from './queries.ts';

const nameOf = (action: LoggedAction): Message =>
  isTaskKind(action) ? taskNames[action] : messages.firmwareUpdate;

export const actionNames = Object.fromEntries(
  loggedActions.map((action) => [action, nameOf(action)]),
) as Record<LoggedAction, Message>;

const refused: StateLook = { tone: 'danger', icon: ShieldX, label: messages.refused };

function Reason({ state, failure }: ActionLog) {
  const text = useText();
  if (!failure) return null;
  if (state === 'refused') return <Result code={failure.code} />;
  return (
    <span className="line-clamp-2 leading-4 whitespace-normal text-secondary">
      {text(causeOf(failure), { message: failure.message })}
    </span>
  );
}

const column = columnsOf<ActionLog>();
export const actionLogColumns = {
  action: column.cell(
    messages.action,
    ({ taskId, action }) => {
      const name = <Word of={nameOf(action)} />;
      return taskId === null ? name : <TaskLink taskId={taskId}>{name}</TaskLink>;
    },
    { onCard: 'title', fixed: true },
  ),
  state: column.state(messages.state, ({ state }) => (state === 'refused' ? refused : taskAppearance[state])),
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) =>
      endpointId === null ? null : <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'line' },
  ),
  // Two values in one column: with nine, the last one is cut at 1440 px.
  model: column.cell(messages.modelAndMac, ({ modelName, macAddress }) => (
    <span className="flex flex-col">
      <span>{formatText(modelName)}</span>
      <span className="font-mono text-caption text-secondary">{formatText(macAddress)}</span>
    </span>
  )),
  reason: column.cell(messages.reason, (entry) => <Reason {...entry} />, { onCard: 'line' }),
  account: column.text(messages.account, ({ account }) => account.name),
  start: column.time(messages.start, ({ startTime }) => startTime, { onCard: 'line' }),
  finished: column.time(messages.finished, ({ finishTime }) => finishTime),
};
