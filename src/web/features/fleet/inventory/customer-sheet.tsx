import { useForm } from 'react-hook-form';
import { setDeviceCustomerLimits } from '#api/limits.gen.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { afterMove } from './move-answers.ts';

interface CustomerForm {
  customerId: string;
  retailer: string;
}

/** CL-036: who has a device in use, and who sold it. */
export function CustomerSheet({ device, onClose }: { device: Device; onClose: () => void }) {
  const { endpointId } = device;
  const text = useText();
  const form = useForm<CustomerForm>({
    defaultValues: { customerId: device.customerId ?? '', retailer: device.retailer ?? '' },
  });
  const save = useCommand('setDeviceCustomer', {
    form,
    invalidates: afterMove([device]),
    success: messages.customerSaved,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={`customer ${endpointId}`}
      limits={setDeviceCustomerLimits}
      title={text(messages.customerTitle, { name: nameOf(device) })}
      verb={text(messages.customerVerb)}
      busy={save.busy}
      onSubmit={({ customerId, retailer }) =>
        save.run({
          path: { endpointId },
          body: { endpointId, customerId: customerId.trim(), retailer: retailer.trim() },
        })
      }
      onClose={onClose}
    >
      <TextField<CustomerForm> name="customerId" label={text(messages.customerId)} />
      <TextField<CustomerForm> name="retailer" label={text(messages.retailer)} />
    </EditSheet>
  );
}
