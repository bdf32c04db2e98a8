import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { secretFields } from '#api/secrets.gen.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { taskStreams } from '#web/entities/task/streams.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import type { OperationId } from '#web/http/call.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { useMoment } from '../device/moment.ts';
import { settingsMessages as messages } from '../device/page/messages.ts';
import { nameOf } from '../device/queries.ts';
import { NowDiffers } from '../past/now-differs.tsx';
import { useEditing } from '../presence/use-people.ts';
import { Applied, OnTrialElsewhere, type SentChange, type SettingsSubject } from './applied.tsx';
import { inWords } from './setting.ts';

/** A sent change, and as it stood in the form. */
interface Sent<Form> extends SentChange {
  form: Form;
}

export interface Started {
  taskId: string;
  taskIds: string[];
}

/** A sheet that its card has opened. */
export interface SettingsSheet<Form> {
  title: string;
  /** The last change if it was not applied: it is offered again (TN-066). */
  kept: Form | null;
  onSent(answer: Started, change: SentChange['change'], form: Form): void;
  onClose(): void;
}

interface SettingsCardProps<Form> extends SettingsSubject {
  title: string;
  operation: OperationId;
  /** Verb and object of the button and its sheet: "Edit time settings". */
  edit: string;
  /** Values to begin with instead of the reported ones; the sheet is open as long as they are set. */
  offered?: { form: Form; onClose(): void } | null;
  /** The device has not reported the settings yet: a form would start empty, and request empty values. */
  isUnread?: boolean;
  /** Reason why nothing can be changed, other than the role and the model. */
  refusal?: string | null;
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
          blocked={blocked ?? unsupported ?? props.refusal ?? (props.isUnread ? text(messages.unread) : null)}
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
            title: props.edit,
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
