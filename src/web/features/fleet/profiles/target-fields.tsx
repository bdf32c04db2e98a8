import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { PlanForm, TargetKind } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';
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
      return <Several name="groups" label={text(messages.targetGroups)} query={groupsQuery} />;
    case 'room':
      return <One name="roomId" label={text(messages.targetRoom)} query={roomsQuery} />;
    case 'filter':
      return <One name="filterId" label={text(messages.targetFilter)} query={filtersQuery} />;
    case 'region':
      return <One name="opRegionId" label={text(messages.targetRegion)} query={regionsQuery} />;
    case 'cities':
      return <Several name="cities" label={text(messages.targetCities)} query={citiesQuery} />;
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
  return (
    <SelectField<PlanForm>
      name={name}
      label={label}
      {...(data?.length === 0 ? { help: text(messages.targetNone) } : {})}
      choices={[{ value: '', label: text(messages.choose) }, ...(data ?? [])]}
    />
  );
}

function Several({ name, label, query }: ChosenProps<'groups' | 'cities'>) {
  const text = useText();
  const { data } = useQuery(query);
  const { field } = useController<PlanForm, typeof name>({ name });
  const toggle = (value: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, value] : field.value.filter((other) => other !== value));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-dense font-medium text-secondary">{label}</legend>
      {data?.length === 0 ? (
        <p className="text-caption text-muted">{text(messages.targetNone)}</p>
      ) : (
        <div className="flex max-h-56 flex-col gap-1 overflow-y-auto rounded border border-stroke p-2">
          {(data ?? []).map(({ value, label: name }) => (
            <label key={value} htmlFor={`chosen-${value}`} className="flex items-center gap-2 text-body">
              <Checkbox
                id={`chosen-${value}`}
                checked={field.value.includes(value)}
                onChange={(isChosen) => toggle(value, isChosen === true)}
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
