import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { createDevicesDevicesLimits } from '#api/limits.gen.ts';
import type { components } from '#api/main.d.ts';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import type { ApiError } from '#web/http/api-error.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { afterMove } from './move-answers.ts';
import { targetsQuery } from './queries.ts';
import { errorTexts } from './uploads/error-messages.ts';

const emptyForm = { deviceSn: '', macAddr: '', modelName: '', deviceName: '', opid: '' };
type DeviceForm = typeof emptyForm;

const required = { required: true } as const;
const limits = {
  ...createDevicesDevicesLimits,
  deviceSn: { ...createDevicesDevicesLimits.deviceSn, ...required },
  macAddr: { ...createDevicesDevicesLimits.macAddr, ...required },
  modelName: { ...createDevicesDevicesLimits.modelName, ...required },
};

/** CL-024: one device for the stock. Many come by a file. */
export function AddDeviceSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const profile = useProfile();
  const targets = useQuery(targetsQuery).data ?? [];
  const own = profile?.op.opId ?? '';
  const form = useForm<DeviceForm>({ defaultValues: { ...emptyForm, opid: own } });
  const create = useCommand('createDevices', {
    invalidates: afterMove([]),
    success: ({ data }) => ({ message: messages.devicesCreate, values: { count: data.successes.length } }),
    failure: 'inPlace',
    onSuccess: onClose,
  });
  useRowErrors(form, create.error);
  const models = (profile?.models ?? []).map(({ modelName }) => ({ value: modelName, label: modelName }));
  return (
    <EditSheet
      form={form}
      draft="new device"
      limits={limits}
      title={text(messages.addDevice)}
      verb={text(messages.addDevice)}
      busy={create.busy}
      onSubmit={(values) => create.run({ body: { devices: [filledIn(values)] } })}
      onClose={onClose}
    >
      <TextField<DeviceForm> name="deviceSn" label={text(deviceMessages.columnSerial)} autoComplete="off" />
      <TextField<DeviceForm> name="macAddr" label={text(deviceMessages.columnMac)} autoComplete="off" />
      <SelectField<DeviceForm>
        name="modelName"
        label={text(deviceMessages.model)}
        choices={[{ value: '', label: text(messages.chooseModel) }, ...models]}
      />
      <TextField<DeviceForm> name="deviceName" label={text(deviceMessages.renameField)} />
      {targets.length > 1 ? (
        <SelectField<DeviceForm>
          name="opid"
          label={text(deviceMessages.columnCompany)}
          choices={targets.map(({ opId: value, companyName, parentName }) => ({
            value,
            label: parentName ? `${companyName} · ${parentName}` : companyName,
          }))}
        />
      ) : null}
    </EditSheet>
  );
}

/** Empty fields are left out. */
const filledIn = (values: DeviceForm): Partial<DeviceForm> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : [])),
  );

type RowError = components['schemas']['InventoryRowError'];

/** Shows the errors of the only row of the call at its fields. */
function useRowErrors(form: UseFormReturn<DeviceForm>, error: ApiError | null): void {
  const text = useText();
  useEffect(() => {
    if (!error) return;
    const wrong = rowErrorsOf(error);
    for (const { field, code, params } of wrong)
      form.setError(isField(field) ? field : 'root', {
        type: 'server',
        message: text(errorTexts[code], params),
      });
    if (wrong.length === 0) form.setError('root', { type: 'server', message: error.message });
  }, [form, error, text]);
}

const isField = (field: string | null): field is keyof DeviceForm =>
  field !== null && Object.hasOwn(emptyForm, field);

function rowErrorsOf({ details }: ApiError): RowError[] {
  if (details === null || typeof details !== 'object' || !('errors' in details)) return [];
  const { errors } = details as { errors: components['schemas']['IndexedRowError'][] };
  return errors.flatMap((row) => ('errors' in row ? row.errors : []));
}
