import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import type { RuleForm } from './rule-form.ts';
import { ruleMessages as messages } from './rule-messages.ts';
import { accessPointChoicesQuery, cityChoicesQuery } from './rule-queries.ts';

/** With more choices than this a box narrows them. */
const searchedFrom = 20;

/** City of a rule, and its province where several have such a city. They are typed only where no device has a city. */
export function CityFields() {
  const text = useText();
  const { setValue } = useFormContext<RuleForm>();
  const [keyword, setKeyword] = useState('');
  const [city, province] = useWatch<RuleForm, ['city', 'province']>({ name: ['city', 'province'] });
  const before = useRef(city);
  // A province belongs to the city that was chosen with it.
  useEffect(() => {
    if (before.current === city) return;
    before.current = city;
    setValue('province', '');
  }, [city, setValue]);
  const first = useQuery(cityChoicesQuery(''));
  const all = first.data;
  const found = useQuery({ ...cityChoicesQuery(keyword), placeholderData: keepPreviousData }).data ?? all;
  if (first.isError || all?.total === 0)
    return (
      <>
        <TextField<RuleForm> name="city" label={text(messages.city)} help={text(messages.cityHelp)} />
        <TextField<RuleForm>
          name="province"
          label={text(messages.province)}
          help={text(messages.provinceHelp)}
        />
      </>
    );
  const cities = new Set([
    ...(city === '' ? [] : [city]),
    ...(found?.places ?? []).map((place) => place.city),
  ]);
  const provinces = new Set([
    ...(province === '' ? [] : [province]),
    ...[...(all?.places ?? []), ...(found?.places ?? [])].flatMap((place) =>
      place.city === city && place.province ? [place.province] : [],
    ),
  ]);
  return (
    <>
      {(all?.total ?? 0) > searchedFrom ? (
        <TypedFilter
          label={text(messages.searchCity)}
          value={keyword}
          onChange={setKeyword}
          className="w-full"
        />
      ) : null}
      <SelectField<RuleForm>
        name="city"
        label={text(messages.city)}
        help={text(messages.cityHelp)}
        choices={[
          { value: '', label: text(messages.enterCity) },
          ...[...cities].map((name) => ({ value: name, label: name })),
        ]}
      />
      {provinces.size > 0 ? (
        <SelectField<RuleForm>
          name="province"
          label={text(messages.province)}
          choices={[
            { value: '', label: text(messages.anyProvince) },
            ...[...provinces].map((name) => ({ value: name, label: name })),
          ]}
        />
      ) : null}
    </>
  );
}

/** Access point of a rule. Its endpoint id is typed only where the organisation has no access point. */
export function AccessPointField() {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const chosen = useWatch<RuleForm, 'accessPoint'>({ name: 'accessPoint' });
  const first = useQuery(accessPointChoicesQuery(''));
  const all = first.data;
  const found =
    useQuery({ ...accessPointChoicesQuery(keyword), placeholderData: keepPreviousData }).data ?? all;
  if (first.isError || all?.total === 0)
    return (
      <TextField<RuleForm>
        name="accessPoint"
        label={text(messages.accessPoint)}
        help={text(messages.accessPointHelp)}
      />
    );
  const choices = found?.choices ?? [];
  const known = all?.choices.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen };
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  return (
    <>
      {(all?.total ?? 0) > searchedFrom ? (
        <TypedFilter
          label={text(messages.searchAccessPoint)}
          value={keyword}
          onChange={setKeyword}
          className="w-full"
        />
      ) : null}
      <SelectField<RuleForm>
        name="accessPoint"
        label={text(messages.accessPoint)}
        help={text(messages.chosenAccessPointHelp)}
        choices={[
          { value: '', label: text(messages.chooseAccessPoint) },
          ...(isListed ? [] : [known]),
          ...choices,
        ]}
      />
    </>
  );
}
