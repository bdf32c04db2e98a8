import { useForm, useWatch } from 'react-hook-form';
import { setRemoteLimits } from '#api/limits.gen.ts';
import { remoteMinutes } from '#domain/network/remote-connection.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { type Device, deviceKeys, nameOf } from '../device/queries.ts';
import { remoteMessages as messages, messages as networkMessages } from './messages.ts';
import type { RemoteConnection } from './queries.ts';

interface RemoteForm {
  /** Minutes, as the choice holds them. */
  time: string;
  reason: string;
  port: number | null;
  protocol: string;
}

interface RemoteSheetProps {
  device: Device;
  known: RemoteConnection;
  /** It is open already, and gets another end. */
  isAgain: boolean;
  onClose: () => void;
}

/** Sets the duration, reason and listening addresses of remote access (CL-071). */
export function RemoteSheet({ device, known, isAgain, onClose }: RemoteSheetProps) {
  const { endpointId } = device;
  const { port, protocol, supported_protocols: protocols } = known.remote;
  const text = useText();
  const form = useForm<RemoteForm>({
    defaultValues: { time: '60', reason: '', port, protocol: protocol ?? '' },
  });
  const chosen = useWatch({ control: form.control, name: 'protocol' });
  const set = useCommand('setRemote', { form, invalidates: [deviceKeys.network(endpointId)] });
  const submit = async ({ time, reason, ...wanted }: RemoteForm) => {
    if (reason.trim() === '') return form.setError('reason', { message: text(messages.reasonHelp) });
    const answer = await set.run({
      body: {
        endpointId,
        enable: true,
        minutes: Number(time),
        reason: reason.trim(),
        ...(wanted.port === null || wanted.port === port ? {} : { port: wanted.port }),
        ...(wanted.protocol === '' || wanted.protocol === protocol ? {} : { protocol: wanted.protocol }),
      },
    });
    if (!answer) return;
    followTasks('RemoteConnection', nameOf(device), answer.data);
    onClose();
  };
  return (
    <EditSheet
      form={form}
      limits={setRemoteLimits}
      title={text(isAgain ? messages.again : messages.open)}
      verb={text(isAgain ? messages.again : messages.open)}
      busy={set.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice">
        {text(messages.whatSheet, { device: nameOf(device) })}
      </p>
      <SelectField<RemoteForm>
        name="time"
        label={text(messages.forHow)}
        choices={remoteMinutes.map((minutes) => ({
          value: `${minutes}`,
          label:
            minutes % 60 === 0
              ? text(messages.hours, { count: minutes / 60 })
              : text(messages.minutes, { count: minutes }),
        }))}
      />
      <TextField<RemoteForm> name="reason" label={text(messages.reason)} help={text(messages.reasonHelp)} />
      {port === null ? null : <NumberField<RemoteForm> name="port" label={text(networkMessages.port)} />}
      {protocols.length > 1 ? (
        <SelectField<RemoteForm>
          name="protocol"
          label={text(messages.protocol)}
          {...(chosen === 'HTTP' && { help: text(messages.unencrypted) })}
          choices={protocols.map((value) => ({ value, label: value }))}
        />
      ) : null}
    </EditSheet>
  );
}
