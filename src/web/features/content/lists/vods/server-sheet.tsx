import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setVodServerLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';
import type { VodServer } from './queries.ts';

interface ServerForm {
  url: string;
  authKey: string;
  autoCreationInterval: string;
}

const intervals = [0, 1, 2, 4] as const;

/** Edits the source of the VOD list, and its interval. The key is written, and never read. */
export function VodServerSheet({ server, onClose }: { server: VodServer; onClose: () => void }) {
  const text = useText();
  // The form keeps the server that it opened with: the page behind it may be read again meanwhile.
  const [{ opId, url, version, authKey: stored, autoCreationInterval }] = useState(server);
  const form = useForm<ServerForm>({
    defaultValues: { url: url ?? '', authKey: '', autoCreationInterval: String(autoCreationInterval) },
  });
  const save = useCommand('setVodServer', {
    invalidates: [contentKeys],
    form,
    success: messages.saved,
    conflict: messages.changedMeanwhile,
    onSuccess: onClose,
  });
  const submit = ({ authKey, autoCreationInterval: chosen, ...values }: ServerForm) => {
    const hours = intervals.find((one) => String(one) === chosen) ?? 0;
    return save.run({
      body: { opId, version, ...values, autoCreationInterval: hours, ...(authKey && { authKey }) },
    });
  };
  const labelOf = (hours: (typeof intervals)[number]) => {
    if (hours === 0) return text(messages.never);
    return hours === 1 ? text(messages.everyHour) : text(messages.everyHours, { hours });
  };
  return (
    <EditSheet
      form={form}
      draft={`vod server ${opId}`}
      limits={setVodServerLimits}
      title={text(messages.server)}
      verb={text(messages.save)}
      busy={save.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<ServerForm> name="url" type="url" label={text(messages.url)} help={text(messages.urlHelp)} />
      <SecretField<ServerForm>
        name="authKey"
        label={text(messages.key)}
        help={text(stored ? messages.keyHelp : messages.keyNewHelp)}
      />
      <SelectField<ServerForm>
        name="autoCreationInterval"
        label={text(messages.interval)}
        choices={intervals.map((hours) => ({ value: String(hours), label: labelOf(hours) }))}
      />
    </EditSheet>
  );
}
