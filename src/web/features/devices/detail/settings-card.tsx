import { useQuery } from '@tanstack/react-query';
import { Pencil, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { secretFields } from '#api/secrets.gen.ts';
import { parameterAt } from '#domain/device-parameters/readings.ts';
import { type SettingGroup, settingGroups } from '#domain/device-parameters/setting-groups.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import { notAvailable } from '#domain/display.ts';
import { taskKinds } from '#domain/task-kinds.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Json } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import { TaskLink } from '#web/entities/links.tsx';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useNow } from '#web/entities/stream/span.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import type { OperationId } from '#web/http/call.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { useMoment } from '../past/moment.ts';
import { NowDiffers } from '../past/now-differs.tsx';
import { useEditing } from '../presence/use-people.ts';
import { type Device, type DeviceTask, deviceTasksQuery, nameOf } from '../queries.ts';
import { settingsMessages as messages } from './messages.ts';

/** One setting in words: its name, and the text shown for its value. */
export interface Setting {
  label: string;
  show?: (value: string) => string;
}
type Settings = Record<string, Setting>;
type Values = Record<string, unknown>;

/** A change that was sent: by the API's names, and as it stood in the form. */
interface Sent<Form> {
  taskId: string;
  change: Values;
  form: Form;
}

export interface SettingsSheet<Form> {
  /** What was sent last, where it was not applied: it is offered again (TN-066). */
  kept: Form | null;
  onSent(answer: { taskId: string; taskIds: string[] }, change: Values, form: Form): void;
  onClose(): void;
}

interface SettingsCardProps<Form> {
  title: string;
  device: Device;
  kind: TaskKind;
  operation: OperationId;
  group: SettingGroup;
  /** Verb and object of the button and its sheet: "Edit time settings". */
  edit: string;
  settings: Settings;
  /** As last observed, by the API's names. */
  observed: object;
  /** What a form shows of the settings besides: of those before as well. */
  derived?: (settings: object) => object;
  /** A form to begin with instead of what is observed; the sheet is open as long as there is one. */
  offered?: { form: Form; onClose(): void } | null;
  /** The device has not reported the settings yet: a form would start empty, and request empty values. */
  isUnread?: boolean;
  sheet: (sheet: SettingsSheet<Form>) => ReactNode;
  children: ReactNode;
}

/** Settings as observed, their change as a task, and how far the last change from here is. */
export function SettingsCard<Form extends object>(props: SettingsCardProps<Form>) {
  const { device, kind } = props;
  const text = useText();
  const blocked = useBlocked(props.operation);
  const [editing, setEditing] = useDraft(`settings:${props.title}`);
  const [sent, setSent] = useState<Sent<Form> | null>(null);
  const isPast = useMoment() !== null;
  useEditing(kind, editing !== '' || Boolean(props.offered));
  const close = () => {
    setEditing('');
    props.offered?.onClose();
  };
  const { supportFeatures } = useModelOf()(device);
  const feature = taskKinds[kind].modelFeature;
  const unsupported =
    feature && !supportFeatures.includes(feature)
      ? text(messages.unsupported, { modelName: device.modelName })
      : null;
  return (
    <Card
      title={props.title}
      actions={
        <Button
          icon={<Pencil className="size-4" aria-hidden />}
          blocked={blocked ?? unsupported ?? (props.isUnread ? text(messages.unread) : null)}
          onClick={() => setEditing('open')}
        >
          {props.edit}
        </Button>
      }
    >
      {isPast ? (
        <NowDiffers
          {...props}
          inWords={(field, value) => inWords(props.settings[field] ?? { label: field }, value)}
        />
      ) : null}
      {isPast ? null : sent ? (
        <Applied key={sent.taskId} {...props} sent={sent} />
      ) : (
        <OnTrialElsewhere {...props} />
      )}
      {props.children}
      {editing || props.offered
        ? props.sheet({
            kept: props.offered?.form ?? (sent && wasNotApplied(sent.taskId) ? sent.form : null),
            onSent: (started, change, form) => {
              followTasks(kind, nameOf(device), started);
              if (started.taskId)
                setSent({
                  taskId: started.taskId,
                  change: replaceSecrets(change, veil),
                  form: replaceSecrets(form, ''),
                });
              close();
            },
            onClose: close,
          })
        : null}
    </Card>
  );
}

const veil = '••••••';

/** A page that stays open keeps no secret that was sent. */
const replaceSecrets = <Fields extends object>(fields: Fields, by: string): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.keys(fields).flatMap((field) => (secretFields.has(field) ? [[field, by]] : [])),
  ),
});

function wasNotApplied(taskId: string): boolean {
  const { replay, state } = taskStreams.of(taskId);
  const { terminal, state: now } = replay.at(state.version);
  return terminal && now !== 'succeeded';
}

/**
 * The form of a sheet: begins with the observed values, or with those that were not applied and still differ. A field that the
 * user has not touched follows the device. Otherwise saving would undo values that were read later, or changed by others
 * meanwhile.
 */
export function useSettingsForm<Form extends FieldValues>(
  observed: Form & DefaultValues<Form>,
  kept: Form | null,
): UseFormReturn<Form> {
  const form = useForm<Form>({ defaultValues: observed });
  const { reset, getValues } = form;
  const before = useRef<Form>(observed);
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useEffect(() => {
    if (Object.keys(changedOf(before.current, observed)).length === 0) return;
    const typed = changedOf(before.current, getValues());
    before.current = observed;
    const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepFieldsRef: true };
    reset(observed, keep);
    reset({ ...observed, ...typed }, { ...keep, keepDefaultValues: true });
  }, [observed, reset, getValues]);
  return form;
}

/** What is new in a form; values that were not changed are not written to the device. */
export function changedOf<Form extends object>(before: Form, after: Form): Partial<Form> {
  const changed: Partial<Form> = {};
  for (const field in after) if (after[field] !== before[field]) changed[field] = after[field];
  return changed;
}

const inWords = ({ show }: Setting, value: unknown): string =>
  value === null || value === undefined || value === ''
    ? notAvailable
    : (show?.(String(value)) ?? String(value));

/** A change on trial that another page requested: users who view the device can revert it in time as well. */
function OnTrialElsewhere<Form>(props: SettingsCardProps<Form>) {
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
function IfOfThisCard<Form>({ running, ...props }: SettingsCardProps<Form> & { running: DeviceTask }) {
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

type AppliedProps<Form> = SettingsCardProps<Form> & {
  sent: Omit<Sent<Form>, 'form'>;
  /** By name, where it was not asked for on this page. */
  requestedBy?: string;
};

/** What was asked for beside what the device reports: accepted by the device is not yet observed on it. */
function Applied<Form>(props: AppliedProps<Form>) {
  const { sent, device, settings, observed, requestedBy } = props;
  const text = useText();
  const { replay, version } = useStream(taskStreams, sent.taskId);
  const { state, context } = replay.at(version);
  const names = refusedBy(props.group, context.failure?.message ?? '').flatMap(
    (field) => settings[field]?.label ?? [],
  );
  const words = () => {
    if (requestedBy !== undefined) return text(messages.requestedBy, { name: requestedBy });
    switch (state) {
      case 'succeeded':
        return text(messages.observed);
      case 'failed':
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
          caption={text(messages.change)}
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

const isOnTrial = (state: string): boolean =>
  state === 'settling' || state === 'awaitingCheckIn' || state === 'confirming';

/** How long the device still waits for its check-in, and the way back before. */
function Trial({ replay, isReachable }: { replay: Replay<typeof taskMachine>; isReachable: boolean }) {
  const text = useText();
  const now = useNow(true);
  const cancel = useCommand('cancelTask');
  const applied = replay.events.findLast(({ type }) => type === 'settings.applied');
  if (!applied) return null;
  const left = Date.parse(applied.recordedAt) + Number(applied.data.rollbackMs) - now;
  const taskId = applied.streamId.slice('task:'.length);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense text-notice">
      <p className="min-w-0 flex-1 basis-60">
        {left > 0
          ? text(isReachable ? messages.onTrial : messages.onTrialAway, { seconds: Math.ceil(left / 1000) })
          : text(messages.trialOver)}
      </p>
      {isReachable ? (
        <Button
          icon={<Undo2 className="size-4" aria-hidden />}
          busy={cancel.busy}
          blocked={cancel.blocked}
          onClick={() => void cancel.run({ path: { taskId }, body: { reason: 'user' } })}
        >
          {text(messages.takeBack)}
        </Button>
      ) : null}
    </div>
  );
}

/** Of what the device had before: its settings, or the row of those that are shown. */
function rowOf(was: Json, observed: object): object | null {
  const [group] = Object.values(isObject(was) ? was : {});
  const rows: unknown[] = Array.isArray(group) ? group : [group];
  const idx: unknown = Reflect.get(observed, 'idx');
  return rows.filter(isObject).find((row) => !Array.isArray(group) || row.idx === idx) ?? null;
}

type Names = Readonly<Record<string, ParameterName>>;

/** The API's names of the settings whose paths a refusal names (devices/engine/perform.ts). */
function refusedBy(group: SettingGroup, message: string): string[] {
  const { fields, secrets = {} }: { fields: Names; secrets?: Names } = settingGroups[group];
  const paths = [...message.matchAll(/(Device\.[^\s:]+):/g)].map(([, path]) => parameterAt(path ?? ''));
  return Object.entries({ ...fields, ...secrets }).flatMap(([field, name]) =>
    paths.includes(name) ? [field] : [],
  );
}
