import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#api/main.d.ts';
import { taskNames, taskTitles } from '#domain/task-kinds/texts.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { messages as taskMessages } from '#web/entities/task/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { CommandContent, isContentCommand, itemOf } from './command-content.tsx';
import { CommandStarts, CommandTime } from './command-time.tsx';
import { messages } from './messages.ts';
import { type Address, type Command, previewKey, previewQuery, type RunTime } from './queries.ts';

export const commandOperations = {
  Reboot: 'rebootGroup',
  FactoryReset: 'factoryResetGroup',
  Lock: 'lockGroup',
  Unlock: 'unlockGroup',
  LandingChannel: 'sendGroupContent',
  BootingAd: 'sendGroupContent',
  DsmCc: 'sendGroupContent',
} as const satisfies Record<Command, string>;

type Schemas = components['schemas'];

const bodies = {
  Reboot: messages.commandBodyReboot,
  FactoryReset: messages.commandBodyFactoryReset,
  Lock: messages.commandBodyLock,
  Unlock: messages.commandBodyUnlock,
  LandingChannel: messages.commandBodyLandingChannel,
  BootingAd: messages.commandBodyBootAd,
  DsmCc: messages.commandBodyMetadata,
};

/** The kind of task of each command. */
export const commandKinds = {
  Reboot: 'Reboot',
  FactoryReset: 'FactoryReset',
  Lock: 'Lock',
  Unlock: 'Unlock',
  LandingChannel: 'SetLandingChannel',
  BootingAd: 'SetBootAd',
  DsmCc: 'SetMetadata',
} as const satisfies Record<Command, TaskKind>;

export interface PendingCommand {
  command: Command;
  name: string;
  to: Address;
  /** True for places, which can address set-top boxes alone (CL-195). */
  isPlace: boolean;
}

/** TN-289: how many devices, which cannot and why, which are away; nothing starts before it is confirmed. */
export function CommandDialog({
  pending,
  onClose,
  onDone,
}: {
  pending: PendingCommand;
  onClose: () => void;
  /** The command was sent. */
  onDone?: () => void;
}) {
  const { command, name, isPlace } = pending;
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  // Routers of the place have no use for content.
  const [boxesOnly, setBoxesOnly] = useState(isPlace && isContentCommand(command));
  const to = { ...pending.to, ...(boxesOnly ? { setTopBoxesOnly: true } : {}) };
  // Content is sent to groups alone.
  const { match, ...address } = to;
  const [run, setRun] = useState<RunTime>({});
  const [itemId, setItemId] = useState('');
  const isContent = isContentCommand(command);
  const isLater = run.fpRunMethod === 'Reserved';
  const noWindow = isLater && run.fpStartHour === run.fpEndHour;
  const { data: plan, error } = useQuery({ ...previewQuery(command, { ...to, ...run }), enabled: !noWindow });
  const onSuccess = ({ data }: { data: Schemas['GroupTasks'] }) => {
    onDone?.();
    const { taskId, bulkActionIds, commandId, started } = data;
    const [bulkActionId] = bulkActionIds;
    const subject = commandId ? { commandId } : bulkActionId ? { bulkActionId } : { taskId };
    const [first] = plan?.starts ?? [];
    if (plan && first && first.startTime > plan.asOf) {
      const values = { count: started, time: dateTime(first.startTime) };
      toastStore.show({
        tone: 'success',
        title: {
          message: messages.commandScheduledTitle,
          values: { task: taskTitles[commandKinds[command]] },
        },
        body: { message: messages.commandScheduled, values },
        ...subject,
      });
      return onClose();
    }
    toastStore.show({
      tone: 'task',
      title: { message: taskMessages.toastStart, values: { task: taskTitles[commandKinds[command]] } },
      body: { message: messages.commandStarted, values: { count: started, actions: bulkActionIds.length } },
      ...subject,
    });
    onClose();
  };
  // A refusal may mean that other devices match by now: the dialog counts them again.
  const options = { failure: 'inPlace', onSuccess, invalidates: [previewKey] } as const;
  const order = useCommand(isContentCommand(command) ? 'rebootGroup' : commandOperations[command], options);
  const send = useCommand('sendGroupContent', options);
  const start = isContent ? send : order;
  const models = (counts: readonly { modelName: string; count: number }[]) =>
    counts.map(({ modelName, count }) => text(messages.modelCount, { model: modelName, count })).join(', ');
  const cannot = plan ? plan.total - plan.operable : 0;
  const done = command === 'Lock' ? messages.commandDoneLock : messages.commandDoneUnlock;
  const warnings = !plan
    ? []
    : plan.total === 0
      ? [text(messages.commandEmpty)]
      : [
          ...(cannot > 0
            ? [
                `${text(messages.commandCannot)} ${text(messages.commandCannotWhy, { count: cannot, models: models(plan.cannot) })}`,
              ]
            : []),
          ...(plan.offline > 0
            ? [
                text(isLater ? messages.commandOfflineLater : messages.commandOffline, {
                  count: plan.offline,
                }),
              ]
            : []),
          ...(plan.alreadyDone > 0 ? [text(done, { count: plan.alreadyDone })] : []),
          ...(plan.bulkActions > 1 ? [text(messages.commandSeveral, { count: plan.bulkActions })] : []),
        ];
  const label = text(taskNames[commandKinds[command]]);
  return (
    <ConfirmDialog
      open
      title={text(messages.commandTitle, { command: label, name })}
      body={text(bodies[command])}
      warnings={warnings}
      verb={text(messages.commandVerb, { command: label, count: plan?.operable ?? 0 })}
      danger={command === 'FactoryReset'}
      busy={start.busy}
      blocked={
        start.blocked ??
        (noWindow
          ? text(messages.commandSameHours)
          : isContent && itemId === ''
            ? text(messages.commandChooseItem)
            : !plan
              ? text(messages.reading)
              : plan.operable === 0
                ? text(plan.total === 0 ? messages.commandEmpty : messages.commandCannot)
                : null)
      }
      error={start.error ?? error}
      onConfirm={() => {
        const how = { ...run, goOn: cannot > 0, ...(plan && { mark: plan.mark }) };
        const confirmed = match && plan ? { match, matched: plan.total } : {};
        void (isContentCommand(command)
          ? send.run({ body: { ...address, ...how, commandType: command, ...itemOf(command, itemId) } })
          : order.run({ body: { ...address, ...confirmed, ...how } }));
      }}
      onClose={onClose}
    >
      <div className="mt-3 flex flex-col gap-2 text-dense">
        {isPlace ? (
          <label htmlFor="boxes-only" className="flex items-center gap-2">
            <Checkbox id="boxes-only" checked={boxesOnly} onChange={setBoxesOnly} />
            {text(messages.setTopBoxesOnly)}
          </label>
        ) : null}
        {isContentCommand(command) ? (
          <CommandContent command={command} itemId={itemId} onItem={setItemId} />
        ) : null}
        <CommandTime run={run} onRun={setRun} />
        {plan ? <CommandStarts {...plan} /> : null}
        <p role="status">
          {plan
            ? `${text(messages.commandTotal, { total: plan.total, operable: plan.operable })}. ${text(messages.commandAsOf, { time: dateTime(plan.asOf) })}`
            : error
              ? null
              : text(messages.reading)}
        </p>
        {plan && plan.models.length > 0 ? (
          <p className="text-secondary">
            {plan.models.length > 12
              ? text(messages.commandModels, {
                  models: `${models(plan.models.slice(0, 12))} … (${number(plan.models.length)})`,
                })
              : text(messages.commandModels, { models: models(plan.models) })}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
