import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import type { PlanForm, TargetKind } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';
import { Several, useMoreText } from './several.tsx';
import {
  type ChoicesQuery,
  citiesQuery,
  filtersQuery,
  groupsQuery,
  regionsQuery,
  roomsQuery,
} from './target-queries.ts';

const kinds = {
  all: messages.targetAll,
  groups: messages.targetGroups,
  room: messages.targetRoom,
  filter: messages.targetFilter,
  region: messages.targetRegion,
  cities: messages.targetCities,
  devices: messages.targetDevices,
} satisfies Record<TargetKind, unknown>;

/** Fields that select the devices of a profile. */
export function TargetFields() {
  const text = useText();
  const target = useWatch<PlanForm, 'target'>({ name: 'target' });
  return (
    <>
      <SelectField<PlanForm>
        name="target"
        label={text(messages.target)}
        {...(target === 'all' ? {} : { help: text(messages.targetHelp) })}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label: text(label) }))}
      />
      <Chosen target={target} />
    </>
  );
}

function Chosen({ target }: { target: TargetKind }) {
  const text = useText();
  switch (target) {
    case 'all':
      return null;
    case 'groups':
      return <Several<PlanForm> name="groups" label={text(messages.targetGroups)} query={groupsQuery} />;
    case 'room':
      return <One name="roomId" label={text(messages.targetRoom)} query={roomsQuery} />;
    case 'filter':
      return <One name="filterId" label={text(messages.targetFilter)} query={filtersQuery} />;
    case 'region':
      return <One name="opRegionId" label={text(messages.targetRegion)} query={regionsQuery} />;
    case 'cities':
      return <Several<PlanForm> name="cities" label={text(messages.targetCities)} query={citiesQuery} />;
    case 'devices':
      return (
        <TextField<PlanForm>
          name="devices"
          label={text(messages.targetDevices)}
          help={text(messages.devicesHelp)}
          rows={5}
        />
      );
  }
}

interface ChosenProps<Name extends keyof PlanForm> {
  name: Name;
  label: string;
  query: ChoicesQuery;
}

function One({ name, label, query }: ChosenProps<'roomId' | 'filterId' | 'opRegionId'>) {
  const text = useText();
  const { data } = useQuery(query);
  const help = useMoreText(data);
  return (
    <SelectField<PlanForm>
      name={name}
      label={label}
      {...(help ? { help } : {})}
      choices={[{ value: '', label: text(messages.choose) }, ...(data?.offered ?? [])]}
    />
  );
}
