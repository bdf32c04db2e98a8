import { useForm } from 'react-hook-form';
import { setDeviceNameLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type Device, deviceKeys, nameOf } from './queries.ts';

interface NameForm {
  deviceName: string;
}

/** The display name of a device, unique within its operator (RU-083). It is not sent to the device. */
export function RenameSheet(props: { device: Device; onClose: () => void }) {
  const { endpointId, deviceName } = props.device;
  const text = useText();
  const form = useForm<NameForm>({ defaultValues: { deviceName: deviceName ?? '' } });
  const rename = useCommand('setDeviceName', {
    form,
    invalidates: [deviceKeys.one(endpointId), deviceKeys.pages],
    success: messages.renamed,
    onSuccess: props.onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={endpointId}
      limits={setDeviceNameLimits}
      title={text(messages.renameTitle, { name: nameOf(props.device) })}
      verb={text(messages.rename)}
      busy={rename.busy}
      onSubmit={(values) => rename.run({ body: { endpointId, deviceName: values.deviceName.trim() } })}
      onClose={props.onClose}
    >
      <TextField<NameForm>
        name="deviceName"
        label={text(messages.renameField)}
        help={text(messages.renameHelp)}
      />
    </EditSheet>
  );
}
