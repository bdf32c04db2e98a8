import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addChannelLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages as failures } from './failures/messages.ts';
import { FileField } from './file-field.tsx';
import { messages } from './messages.ts';
import { type Channel, type ChannelKind, contentKeys } from './queries.ts';

interface ChannelForm {
  name: string;
  logicalChannelNumber: number | null;
  uploadId: string;
}

interface ChannelSheetProps {
  kind: ChannelKind;
  channel: Channel | null;
  version: number;
  operations: { add: 'addChannel' | 'addRadioChannel'; edit: 'editChannel' | 'editRadioChannel' };
  onClose: () => void;
}

/** A new channel, or one to be changed. */
export function ChannelSheet({ kind, channel, version, operations, onClose }: ChannelSheetProps) {
  const text = useText();
  // The form keeps the version that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(version);
  const form = useForm<ChannelForm>({
    defaultValues: {
      name: channel?.name ?? '',
      logicalChannelNumber: channel?.logicalChannelNumber ?? null,
      uploadId: '',
    },
  });
  const options = { invalidates: [contentKeys], form, success: messages.saved, onSuccess: onClose };
  const add = useCommand(operations.add, { ...options, failed: failures[operations.add] });
  const edit = useCommand(operations.edit, { ...options, failed: failures[operations.edit] });
  const save = ({ name, logicalChannelNumber: lcn, uploadId }: ChannelForm) => {
    const logicalChannelNumber = lcn ?? 0;
    const file = uploadId === '' ? {} : { uploadId };
    if (!channel) return add.run({ body: { name, logicalChannelNumber, ...file } });
    return edit.run({ body: { id: channel.id, name, logicalChannelNumber, ...file, version: seen } });
  };
  const title = channel ? messages.edit : kind === 'tv' ? messages.addChannel : messages.addRadioChannel;
  return (
    <EditSheet
      form={form}
      draft={channel?.id ?? `new ${kind} channel`}
      limits={addChannelLimits}
      title={text(title)}
      verb={text(channel ? messages.save : title)}
      busy={add.busy || edit.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<ChannelForm> name="name" label={text(messages.name)} />
      <NumberField<ChannelForm>
        name="logicalChannelNumber"
        label={text(messages.lcn)}
        help={text(messages.lcnHelp)}
      />
      <FileField
        use="channel"
        label={text(channel ? messages.newImage : messages.image)}
        help={text(messages.channelImageHelp)}
        required={channel === null}
      />
    </EditSheet>
  );
}
