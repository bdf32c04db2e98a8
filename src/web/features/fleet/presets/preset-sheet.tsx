import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createPresetLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { checkNames } from './appearance.ts';
import { presetLink } from './columns.tsx';
import { actionMessages, messages } from './messages.ts';
import { checks, formOf, orderOf, type PresetForm, withoutPassphrases } from './order.ts';
import { Preview } from './preview.tsx';
import { type Preset, presetKeys, previewQuery } from './queries.ts';
import { sheetMessages } from './sheet-messages.ts';
import { TargetFields } from './target-fields.tsx';
import { ValueFields } from './value-fields.tsx';

/** Creates a preset, or drafts another revision of one; shows what it would change before it is saved. */
export default function PresetSheet({ preset, onClose }: { preset: Preset | null; onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const defaultValues = useMemo(() => formOf(preset), [preset]);
  const form = useForm<PresetForm>({ defaultValues });
  const options = { invalidates: [presetKeys], form };
  const create = useCommand('createPreset', {
    ...options,
    success: sheetMessages.created,
    onSuccess: ({ data }) => {
      onClose();
      void navigate(presetLink(data.presetId));
    },
  });
  const update = useCommand('updatePreset', {
    ...options,
    success: sheetMessages.saved,
    conflict: actionMessages.conflict,
    onSuccess: onClose,
  });
  const watched = useWatch({ control: form.control });
  const order = orderOf({ ...defaultValues, ...watched } as PresetForm, preset);
  const asked = useDeferredValue(order && JSON.stringify(withoutPassphrases(order)));
  const preview = useQuery(previewQuery(preset?.presetId, asked ? JSON.parse(asked) : null));
  const hasSettings = Object.keys(watched.values ?? {}).length > 0;
  const save = (values: PresetForm) => {
    const body = orderOf(values, preset);
    if (!body) return;
    return preset
      ? update.run({
          path: { presetId: preset.presetId },
          body: { revision: preset.revision, order: body },
        })
      : create.run({ body });
  };
  return (
    <EditSheet
      form={form}
      draft={`${preset?.presetId ?? 'new'} preset`}
      limits={createPresetLimits}
      title={text(preset ? sheetMessages.edit : sheetMessages.create)}
      verb={text(sheetMessages.save)}
      busy={create.busy || update.busy}
      blocked={order ? null : text(hasSettings ? sheetMessages.previewNone : sheetMessages.noSettings)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<PresetForm> name="name" label={text(messages.name)} />
      <TextField<PresetForm> name="description" label={text(messages.description)} rows={2} />
      <TargetFields preset={preset} />
      <ValueFields preset={preset} />
      <NumberField<PresetForm>
        name="weight"
        label={text(messages.weight)}
        help={text(sheetMessages.weightHelp)}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-dense text-secondary">{text(messages.events)}</legend>
        {checks.map((check) => (
          <CheckField<PresetForm> key={check} name={check} label={text(checkNames[check])} />
        ))}
        <p className="text-caption text-secondary">{text(sheetMessages.eventsHelp)}</p>
      </fieldset>
      <Preview preview={order ? preview.data : undefined} error={order ? preview.error : null} />
    </EditSheet>
  );
}
