import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createAlarmRuleLimits } from '#api/limits.gen.ts';
import { ruleMetrics, ruleParameters } from '#domain/statistics/rule-metrics.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { parameterNames, ruleMetricNames, unitOf } from './measured.ts';
import { alarmKeys } from './queries.ts';
import {
  changeOf,
  creationOf,
  draftOf,
  emptyRule,
  firstLevels,
  formOf,
  problemOf,
  type RuleForm,
} from './rule-form.ts';
import { ruleMessages as messages } from './rule-messages.ts';
import { AccessPointField, CityFields } from './rule-places.tsx';
import { type AlarmRule, groupChoicesQuery, ruleKeys } from './rule-queries.ts';
import { RuleTrial } from './rule-trial.tsx';

/** A new rule, or one to be changed: what it measures stays. */
export function RuleSheet({ rule, onClose }: { rule: AlarmRule | null; onClose: () => void }) {
  const text = useText();
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(rule?.modifyTime);
  const form = useForm<RuleForm>({ defaultValues: rule ? formOf(rule) : emptyRule });
  const values = useWatch({ control: form.control, compute: (all: RuleForm) => all });
  const options = { invalidates: [ruleKeys, alarmKeys], form, onSuccess: onClose };
  const create = useCommand('createAlarmRule', { ...options, success: messages.createDone });
  const update = useCommand('updateAlarmRule', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
  });
  const { setValue } = form;
  const measured = useRef(values.metric);
  useEffect(() => {
    if (rule !== null || measured.current === values.metric) return;
    measured.current = values.metric;
    const { warning, critical } = firstLevels[values.metric];
    setValue('warning', warning);
    setValue('critical', critical);
  }, [rule, values.metric, setValue]);
  const save = (asked: RuleForm) => {
    const draft = draftOf(asked);
    const missing = missingIn(asked);
    if (draft === null) {
      if (missing) form.setError(missing.field, { message: text(missing.message) });
      return;
    }
    const problem = problemOf(draft);
    if (problem?.field === 'warning' || problem?.field === 'critical') {
      form.setError(problem.field, { message: text(messages.crossed) });
      return;
    }
    return rule === null
      ? create.run({ body: creationOf(draft, asked) })
      : update.run({ path: { ruleId: rule.ruleId }, body: { ...changeOf(draft, asked), modifyTime: seen } });
  };
  return (
    <EditSheet
      form={form}
      draft={rule?.ruleId ?? 'new'}
      limits={createAlarmRuleLimits}
      title={text(rule ? messages.edit : messages.create)}
      verb={text(rule ? messages.save : messages.create)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<RuleForm> name="ruleName" label={text(messages.name)} help={text(messages.nameHelp)} />
      {rule === null ? <MeasureFields isParameter={values.metric === 'parameter'} /> : null}
      <LevelFields metric={values.metric} parameter={values.parameter} />
      <DeviceFields devices={values.devices} />
      <CheckField<RuleForm> name="enabled" label={text(messages.enabled)} />
      <RuleTrial draft={draftOf(values)} />
    </EditSheet>
  );
}

/** Finds what has to be chosen first. Empty numbers are reported by their fields. */
function missingIn({ metric, parameter, devices, modelName, gid, city, accessPoint }: RuleForm) {
  if (metric === 'parameter' && parameter === '')
    return { field: 'parameter', message: messages.chooseParameter } as const;
  if (devices === 'model' && modelName === '')
    return { field: 'modelName', message: messages.chooseModel } as const;
  if (devices === 'group' && gid === '') return { field: 'gid', message: messages.chooseGroup } as const;
  if (devices === 'city' && city.trim() === '')
    return { field: 'city', message: messages.enterCity } as const;
  if (devices === 'accessPoint' && accessPoint.trim() === '')
    return { field: 'accessPoint', message: messages.enterAccessPoint } as const;
  return { field: 'warning', message: messages.setBoth } as const;
}

function MeasureFields({ isParameter }: { isParameter: boolean }) {
  const text = useText();
  return (
    <>
      <SelectField<RuleForm>
        name="metric"
        label={text(messages.measure)}
        choices={ruleMetrics.map((metric) => ({ value: metric, label: text(ruleMetricNames[metric]) }))}
      />
      {isParameter ? (
        <>
          <SelectField<RuleForm>
            name="parameter"
            label={text(messages.parameter)}
            help={text(messages.parameterHelp)}
            choices={[
              { value: '', label: text(messages.chooseParameter) },
              ...ruleParameters.map((name) => ({ value: name, label: text(parameterNames[name]) })),
            ]}
          />
          <SelectField<RuleForm>
            name="direction"
            label={text(messages.direction)}
            choices={[
              { value: 'above', label: text(messages.above) },
              { value: 'below', label: text(messages.below) },
            ]}
          />
        </>
      ) : null}
    </>
  );
}

function LevelFields({ metric, parameter }: Pick<RuleForm, 'metric' | 'parameter'>) {
  const text = useText();
  const unit = text(unitOf({ metric, parameter: metric === 'parameter' ? parameter : null }));
  return (
    <>
      <NumberField<RuleForm> name="warning" label={text(messages.warningIn, { unit })} />
      <NumberField<RuleForm>
        name="critical"
        label={text(messages.criticalIn, { unit })}
        help={text(messages.criticalHelp)}
      />
      {metric === 'parameter' ? (
        <>
          <NumberField<RuleForm>
            name="margin"
            label={text(messages.margin)}
            help={text(messages.marginHelp)}
          />
          <NumberField<RuleForm>
            name="durationMinutes"
            label={text(messages.duration)}
            help={text(messages.durationHelp)}
          />
        </>
      ) : null}
    </>
  );
}

function DeviceFields({ devices }: { devices: RuleForm['devices'] }) {
  const text = useText();
  const models = useProfile()?.models ?? [];
  const groups = useQuery({ ...groupChoicesQuery, enabled: devices === 'group' }).data ?? [];
  return (
    <>
      <SelectField<RuleForm>
        name="devices"
        label={text(messages.devices)}
        choices={[
          { value: 'all', label: text(messages.allDevices) },
          { value: 'model', label: text(messages.oneModel) },
          { value: 'group', label: text(messages.oneGroup) },
          { value: 'city', label: text(messages.oneCity) },
          { value: 'accessPoint', label: text(messages.oneAccessPoint) },
        ]}
      />
      {devices === 'model' ? (
        <SelectField<RuleForm>
          name="modelName"
          label={text(messages.model)}
          choices={[
            { value: '', label: text(messages.chooseModel) },
            ...models.map(({ modelName }) => ({ value: modelName, label: modelName })),
          ]}
        />
      ) : null}
      {devices === 'group' ? (
        <SelectField<RuleForm>
          name="gid"
          label={text(messages.group)}
          choices={[{ value: '', label: text(messages.chooseGroup) }, ...groups]}
        />
      ) : null}
      {devices === 'city' ? <CityFields /> : null}
      {devices === 'accessPoint' ? <AccessPointField /> : null}
    </>
  );
}
