import { useForm } from 'react-hook-form';
import { declinePresetLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { actionMessages as messages } from './messages.ts';
import { type Preset, presetKeys } from './queries.ts';

interface DeclineForm {
  reason: string;
}

/** Asks for the reason of a decline, which the editors read. */
export function DeclineDialog({ preset, onClose }: { preset: Preset; onClose: () => void }) {
  const text = useText();
  const form = useForm<DeclineForm>({ defaultValues: { reason: '' } });
  const decline = useCommand('declinePreset', {
    invalidates: [presetKeys],
    form,
    success: messages.declined,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={`decline ${preset.presetId}`}
      limits={declinePresetLimits}
      title={text(messages.declineNamed, { name: preset.name })}
      verb={text(messages.decline)}
      busy={decline.busy}
      onSubmit={(body) => decline.run({ path: { presetId: preset.presetId }, body })}
      onClose={onClose}
    >
      <TextField<DeclineForm> name="reason" label={text(messages.reason)} rows={3} />
    </EditSheet>
  );
}
