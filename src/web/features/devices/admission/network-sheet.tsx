import { useForm } from 'react-hook-form';
import { openAdmissionLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { admissionKey, refusedKey } from './queries.ts';

interface NetworkForm {
  network: string;
  oui: string;
  productClass: string;
  most: number | null;
  minutes: number | null;
}

const required = { required: true } as const;
const limits = {
  ...openAdmissionLimits,
  network: { ...openAdmissionLimits.network, ...required },
  most: { ...openAdmissionLimits.most, ...required },
  minutes: { ...openAdmissionLimits.minutes, ...required },
};

/** Lets unregistered devices of a network connect for a time. */
export function NetworkSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useForm<NetworkForm>({
    defaultValues: { network: '', oui: '', productClass: '', most: 10, minutes: 60 },
  });
  const open = useCommand('openAdmission', {
    form,
    invalidates: [refusedKey, admissionKey],
    success: (_, { body }) => ({ message: messages.opened, values: { network: body.network ?? '' } }),
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      limits={limits}
      title={text(messages.networkTitle)}
      verb={text(messages.admit)}
      busy={open.busy}
      onSubmit={(values) => open.run({ body: orderOf(values) })}
      onClose={onClose}
    >
      <p className="text-dense text-secondary">{text(messages.networkHelp)}</p>
      <TextField<NetworkForm>
        name="network"
        label={text(messages.network)}
        help={text(messages.networkExample)}
      />
      <TextField<NetworkForm> name="oui" label={text(messages.oui)} help={text(messages.ouiHelp)} />
      <TextField<NetworkForm>
        name="productClass"
        label={text(messages.productClass)}
        help={text(messages.productClassHelp)}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField<NetworkForm> name="most" label={text(messages.most)} />
        <NumberField<NetworkForm> name="minutes" label={text(messages.minutes)} />
      </div>
    </EditSheet>
  );
}

/** Empty fields are left out. */
const orderOf = ({ network, oui, productClass, most, minutes }: NetworkForm) => ({
  network: network.trim(),
  ...(oui.trim() && { oui: oui.trim() }),
  ...(productClass.trim() && { productClass: productClass.trim() }),
  most: most ?? 0,
  minutes: minutes ?? 0,
});
