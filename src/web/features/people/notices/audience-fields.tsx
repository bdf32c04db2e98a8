import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { messages } from './messages.ts';
import { organisationsOfNoticesQuery, rolesOfNoticesQuery } from './queries.ts';

type Organisation = components['schemas']['Organisation'];

interface Audience {
  ops: string[];
  roles: string[];
}

interface Choice {
  value: string;
  label: string;
  /** Steps below the first one. */
  depth: number;
}

/** With as many, or fewer, all are in sight at once. */
const few = 12;

/** Chooses the audience of a notice: organisations, with those below each, and roles. No choice means no limit. */
export function AudienceFields({ own }: { own: string }) {
  const text = useText();
  const roleText = useRoleText();
  const may = useMay();
  const [keyword, setKeyword] = useState('');
  const all = useQuery(organisationsOfNoticesQuery(''));
  const found = useQuery({ ...organisationsOfNoticesQuery(keyword), placeholderData: keepPreviousData });
  const mayChooseRoles = may(operations.listOperatorRoles.permission);
  const roles = useQuery({ ...rolesOfNoticesQuery(own), enabled: mayChooseRoles });
  const total = found.data?.pagination.totalRecords ?? 0;
  const shown = found.data?.data ?? [];
  return (
    <>
      <Choices
        name="ops"
        legend={text(messages.forOrganisations)}
        help={text(messages.forOrganisationsHelp)}
        choices={inTree(shown)}
        known={inTree(all.data?.data ?? [])}
        failed={found.isError}
        filter={
          (all.data?.pagination.totalRecords ?? 0) > few ? (
            <TypedFilter
              label={text(messages.organisationName)}
              value={keyword}
              onChange={setKeyword}
              className="w-full"
            />
          ) : null
        }
        more={total > shown.length ? text(messages.narrow, { shown: shown.length, total }) : null}
      />
      {mayChooseRoles ? (
        <Choices
          name="roles"
          legend={text(messages.forRoles)}
          help={text(messages.forRolesHelp)}
          choices={(roles.data ?? []).map(({ roleGroupKey, roleName }) => ({
            value: roleGroupKey,
            label: roleText(roleName),
            depth: 0,
          }))}
          known={[]}
          failed={roles.isError}
          filter={null}
          more={null}
        />
      ) : null}
    </>
  );
}

/** Orders organisations as the tree has them: each below its parent. */
function inTree(rows: readonly Organisation[]): Choice[] {
  const placed = rows.map(({ opId, companyName, parentNames }) => {
    const above = parentNames === '' ? [] : parentNames.split(' / ');
    return { value: opId, label: companyName, path: [...above, companyName] };
  });
  const top = Math.min(...placed.map(({ path }) => path.length));
  return placed
    .toSorted((a, b) => a.path.join('\n').localeCompare(b.path.join('\n')))
    .map(({ value, label, path }) => ({ value, label, depth: path.length - top }));
}

function Choices(props: {
  name: keyof Audience;
  legend: string;
  help: string;
  choices: readonly Choice[];
  /** Choices with the names of chosen values that `choices` no longer has. */
  known: readonly Choice[];
  failed: boolean;
  filter: ReactNode;
  /** Says that there are others; null: there are none. */
  more: string | null;
}) {
  const { name, legend, help, choices, known, failed, filter, more } = props;
  const text = useText();
  const id = useId();
  const { watch, setValue } = useFormContext<Audience>();
  const chosen = watch(name);
  // Chosen values stay in sight. One that the writer may not choose has no name here.
  const others = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const labelOf = (value: string) => known.find((choice) => choice.value === value)?.label ?? value;
  const all = [...choices, ...others.map((value) => ({ value, label: labelOf(value), depth: 0 }))];
  const toggle = (value: string, isChosen: boolean) =>
    setValue(name, isChosen ? [...chosen, value] : chosen.filter((each) => each !== value), {
      shouldDirty: true,
    });
  return (
    <fieldset aria-describedby={`${id}-help`} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-dense font-medium text-secondary">{legend}</legend>
      {filter}
      <ul className="max-h-52 overflow-y-auto rounded border border-stroke-strong bg-raised px-3 py-2">
        {all.map(({ value, label, depth }) => (
          <li key={value} style={{ paddingInlineStart: `${Math.min(depth, 6) * 18}px` }}>
            <label htmlFor={`${id}-${value}`} className="flex items-center gap-2 py-1 text-body">
              <Checkbox
                id={`${id}-${value}`}
                checked={chosen.includes(value)}
                onChange={(isChosen) => toggle(value, isChosen)}
              />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </label>
          </li>
        ))}
        {more ? <li className="py-1 text-caption text-secondary">{more}</li> : null}
        {failed ? <li className="text-dense text-danger">{text(messages.choicesFailed)}</li> : null}
      </ul>
      <p id={`${id}-help`} className="text-caption text-muted">
        {chosen.length === 0 ? help : text(messages.chosen, { count: chosen.length })}
      </p>
    </fieldset>
  );
}
