import { useForm } from 'react-hook-form';
import { deviceKeys } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { cornersOf } from './corners.ts';
import { messages } from './messages.ts';
import { serviceAreaKey } from './queries.ts';

interface AreaForm {
  corners: string;
}

/** The service area as its corners, one a line, as a map tool or a colleague hands them over. */
export function AreaSheet({ ring, onClose }: { ring: number[][]; onClose: () => void }) {
  const text = useText();
  const form = useForm<AreaForm>({
    defaultValues: { corners: ring.map(([lng, lat]) => `${lng}, ${lat}`).join('\n') },
  });
  const save = useCommand('setServiceArea', {
    form,
    invalidates: [serviceAreaKey, deviceKeys.pages, ['devices', 'outsideProvinces']],
    success: messages.areaSaved,
    onSuccess: onClose,
  });
  const submit = ({ corners }: AreaForm) => {
    const found = cornersOf(corners);
    if ('wrongLine' in found) {
      form.setError('corners', { message: text(messages.areaWrongLine, { line: found.wrongLine }) });
      return;
    }
    if (found.ring.length < 3) {
      form.setError('corners', { message: text(messages.areaTooFew) });
      return;
    }
    return save.run({ body: { ring: found.ring } });
  };
  return (
    <EditSheet
      form={form}
      draft="area"
      limits={{}}
      title={text(messages.areaTitle)}
      verb={text(messages.areaVerb)}
      busy={save.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<AreaForm>
        name="corners"
        label={text(messages.areaCorners)}
        help={text(messages.areaHelp)}
        rows={18}
      />
    </EditSheet>
  );
}
