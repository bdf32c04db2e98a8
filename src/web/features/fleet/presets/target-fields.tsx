import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useGroupFilter, useRoomFilter } from '../groups/queries.ts';
import { filterChoicesQuery } from './filter-choices.ts';
import type { PresetForm, TargetKind } from './order.ts';
import type { Preset } from './queries.ts';
import { sheetMessages } from './sheet-messages.ts';

/** Devices that a preset is for. */
export function TargetFields({ preset }: { preset: Preset | null }) {
  const text = useText();
  const kind = useWatch<PresetForm, 'targetKind'>({ name: 'targetKind' });
  const groups = useGroupFilter();
  const rooms = useRoomFilter();
  const models = useProfile()?.models ?? [];
  const filters = useQuery(filterChoicesQuery).data ?? [];
  const kinds: { value: TargetKind; label: string }[] = [
    { value: 'organisation', label: text(sheetMessages.organisation) },
    { value: 'model', label: text(sheetMessages.modelType) },
    { value: 'group', label: text(sheetMessages.group) },
    { value: 'room', label: text(sheetMessages.room) },
    { value: 'filter', label: text(sheetMessages.filter) },
    { value: 'device', label: text(sheetMessages.deviceType) },
  ];
  if (preset && kind === 'kept')
    kinds.unshift({ value: 'kept', label: text(sheetMessages.targetKept, { name: preset.targetName }) });
  const choose = { value: '', label: text(sheetMessages.choose) };
  return (
    <>
      <SelectField<PresetForm> name="targetKind" label={text(sheetMessages.target)} choices={kinds} />
      {kind === 'model' ? (
        <SelectField<PresetForm>
          name="modelName"
          label={text(sheetMessages.model)}
          choices={[choose, ...models.map(({ modelName }) => ({ value: modelName, label: modelName }))]}
        />
      ) : null}
      {kind === 'group' ? (
        <SelectField<PresetForm> name="gid" label={text(sheetMessages.group)} choices={[choose, ...groups]} />
      ) : null}
      {kind === 'room' ? (
        <SelectField<PresetForm>
          name="roomId"
          label={text(sheetMessages.room)}
          choices={[choose, ...rooms]}
        />
      ) : null}
      {kind === 'filter' ? (
        <SelectField<PresetForm>
          name="filterId"
          label={text(sheetMessages.filter)}
          choices={[choose, ...filters]}
        />
      ) : null}
      {kind === 'device' ? (
        <TextField<PresetForm> name="devices" label={text(sheetMessages.devices)} rows={3} />
      ) : null}
    </>
  );
}
