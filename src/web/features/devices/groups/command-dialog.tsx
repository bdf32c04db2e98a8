import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskNames, taskTitles } from '#domain/task-kinds/texts.ts';
import { messages as taskMessages } from '#web/entities/task/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { CommandStarts, CommandTime } from './command-time.tsx';
import { messages } from './messages.ts';
import { type Address, type Command, previewQuery, type RunTime } from './queries.ts';

export const commandOperations = {
  Reboot: 'rebootGroup',
  FactoryReset: 'factoryResetGroup',
  Lock: 'lockGroup',
  Unlock: 'unlockGroup',
} as const satisfies Record<Command, string>;

const bodies = {
  Reboot: messages.commandBodyReboot,
  FactoryReset: messages.commandBodyFactoryReset,
  Lock: messages.commandBodyLock,
  Unlock: messages.commandBodyUnlock,
};

export interface PendingCommand {
  command: Command;
  name: string;
  to: Address;
  /** Of places: set-top boxes can be chosen alone (CL-195). */
  isPlace: boolean;
}

/** TN-289: how many devices, which cannot and why, which are away; nothing starts before it is confirmed. */
export function CommandDialog({ pending, onClose }: { pending: PendingCommand; onClose: () => void }) {
  const { command, name, isPlace } = pending;
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const [boxesOnly, setBoxesOnly] = useState(false);
  const to = { ...pending.to, ...(boxesOnly ? { setTopBoxesOnly: true } : {}) };
  const [run, setRun] = useState<RunTime>({});
  const isLater = run.fpRunMethod === 'Reserved';
  const noWindow = isLater && run.fpStartHour === run.fpEndHour;
  const { data: plan, error } = useQuery({ ...previewQuery(command, { ...to, ...run }), enabled: !noWindow });
  const start = useCommand(commandOperations[command], {
    failure: 'inPlace',
    onSuccess: ({ data: { taskId, bulkActionIds, started } }) => {
      const [bulkActionId] = bulkActionIds;
      const [first] = plan?.starts ?? [];
      if (plan && first && first.startTime > plan.asOf) {
        const values = { count: started, time: dateTime(first.startTime) };
        toastStore.show({
          tone: 'success',
          title: { message: messages.commandScheduledTitle, values: { task: taskTitles[command] } },
          body: { message: messages.commandScheduled, values },
          ...(bulkActionId && { bulkActionId }),
        });
        return onClose();
      }
      toastStore.show({
        tone: 'task',
        title: { message: taskMessages.toastStart, values: { task: taskTitles[command] } },
        body: { message: messages.commandStarted, values: { count: started, actions: bulkActionIds.length } },
        ...(bulkActionId ? { bulkActionId } : { taskId }),
      });
      onClose();
    },
  });
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
  const label = text(taskNames[command]);
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
          : !plan
            ? text(messages.reading)
            : plan.operable === 0
              ? text(plan.total === 0 ? messages.commandEmpty : messages.commandCannot)
              : null)
      }
      error={start.error ?? error}
      onConfirm={() => void start.run({ body: { ...to, ...run, goOn: cannot > 0 } })}
      onClose={onClose}
    >
      <div className="mt-3 flex flex-col gap-2 text-dense">
        {isPlace ? (
          <label htmlFor="boxes-only" className="flex items-center gap-2">
            <Checkbox id="boxes-only" checked={boxesOnly} onChange={setBoxesOnly} />
            {text(messages.setTopBoxesOnly)}
          </label>
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
