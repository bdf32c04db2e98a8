import { useWatch } from 'react-hook-form';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { Checks, Several } from '../profiles/several.tsx';
import {
  citiesQuery,
  groupsQuery,
  regionsQuery,
  roomsQuery,
  sharedFiltersQuery,
} from '../profiles/target-queries.ts';
import type { PresetForm, TargetKind } from './order.ts';
import type { Preset } from './queries.ts';
import { sheetMessages as messages } from './sheet-messages.ts';

const kinds = {
  organisation: messages.organisation,
  models: messages.models,
  groups: messages.groups,
  rooms: messages.rooms,
  filters: messages.filters,
  regions: messages.regions,
  cities: messages.cities,
  devices: messages.deviceType,
} satisfies Record<Exclude<TargetKind, 'kept'>, unknown>;

/** Devices that a preset is for. */
export function TargetFields({ preset }: { preset: Preset | null }) {
  const text = useText();
  const kind = useWatch<PresetForm, 'targetKind'>({ name: 'targetKind' });
  const choices = Object.entries(kinds).map(([value, label]) => ({ value, label: text(label) }));
  if (preset && kind === 'kept')
    choices.unshift({ value: 'kept', label: text(messages.targetKept, { name: preset.targetName }) });
  return (
    <>
      <SelectField<PresetForm> name="targetKind" label={text(messages.target)} choices={choices} />
      <Chosen kind={kind} />
    </>
  );
}

function Chosen({ kind }: { kind: TargetKind }) {
  const text = useText();
  const models = useProfile()?.models ?? [];
  switch (kind) {
    case 'models': {
      const offered = models.map(({ modelName }) => ({ value: modelName, label: modelName }));
      return (
        <Checks<PresetForm> name="modelNames" label={text(messages.models)} offered={offered} help={null} />
      );
    }
    case 'groups':
      return <Several<PresetForm> name="gids" label={text(messages.groups)} query={groupsQuery} />;
    case 'rooms':
      return <Several<PresetForm> name="roomIds" label={text(messages.rooms)} query={roomsQuery} />;
    case 'filters':
      return (
        <Several<PresetForm> name="filterIds" label={text(messages.filters)} query={sharedFiltersQuery} />
      );
    case 'regions':
      return <Several<PresetForm> name="opRegionIds" label={text(messages.regions)} query={regionsQuery} />;
    case 'cities':
      return <Several<PresetForm> name="opCityIds" label={text(messages.cities)} query={citiesQuery} />;
    case 'devices':
      return <TextField<PresetForm> name="devices" label={text(messages.devices)} rows={3} />;
    default:
      return null;
  }
}
