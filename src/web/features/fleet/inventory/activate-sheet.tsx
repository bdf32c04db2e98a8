import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { activateDeviceLimits } from '#api/limits.gen.ts';
import { citiesQuery, type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import type { ActivateForm } from './activate-form.ts';
import { messages } from './messages.ts';
import { afterMove } from './move-answers.ts';
import { PinField } from './pin-field.tsx';

interface ActivateSheetProps {
  device: Device;
  onClose: () => void;
  onDone: () => void;
}

/** CL-047: a device goes to a customer. */
export function ActivateSheet({ device, onClose, onDone }: ActivateSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const cities = useQuery(citiesQuery).data ?? [];
  const form = useForm<ActivateForm>({
    defaultValues: {
      customerId: device.customerId ?? '',
      address: device.address ?? '',
      zipCode: device.zipCode ?? '',
      city: device.city ?? '',
      province: device.province ?? '',
      retailer: device.retailer ?? '',
      lat: device.markers?.lat ?? null,
      lng: device.markers?.lng ?? null,
    },
  });
  const activate = useCommand('activateDevice', {
    form,
    invalidates: afterMove([device]),
    success: messages.activated,
    onSuccess: onDone,
  });
  return (
    <EditSheet
      form={form}
      draft={`activate ${endpointId}`}
      limits={activateDeviceLimits}
      title={text(messages.activateTitle, { name: nameOf(device) })}
      verb={text(messages.activateVerb)}
      busy={activate.busy}
      onSubmit={(values) => activate.run({ body: { endpointId, ...activationOf(values) } })}
      onClose={onClose}
    >
      <p className="font-mono text-caption text-secondary">{endpointId}</p>
      <TextField<ActivateForm> name="customerId" label={text(messages.customerId)} />
      <TextField<ActivateForm> name="address" label={text(messages.address)} autoComplete="street-address" />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3">
        <TextField<ActivateForm> name="zipCode" label={text(messages.zipCode)} autoComplete="postal-code" />
        <TextField<ActivateForm>
          name="city"
          label={text(messages.city)}
          suggestions={[...new Set(cities.map(({ cityName }) => cityName))]}
        />
      </div>
      <TextField<ActivateForm> name="province" label={text(messages.province)} />
      <TextField<ActivateForm> name="retailer" label={text(messages.retailer)} />
      <PinField cities={cities} />
    </EditSheet>
  );
}

/** Empty fields are left out. */
function activationOf({ customerId, address, lat, lng, ...texts }: ActivateForm) {
  const { zipCode, city, province, retailer } = texts;
  return {
    customerId: customerId.trim(),
    address: address.trim(),
    ...(zipCode.trim() && { zipCode: zipCode.trim() }),
    ...(city.trim() && { city: city.trim() }),
    ...(province.trim() && { province: province.trim() }),
    ...(retailer.trim() && { retailer: retailer.trim() }),
    ...(lat !== null && lng !== null && { lat, lng }),
  };
}
