import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { setAlarmThresholdsLimits } from '#api/limits.gen.ts';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField } from '#web/resource/form/fields.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages, thresholdMessages } from './messages.ts';
import {
  type AlarmThreshold,
  alarmKeys,
  type ThresholdChange,
  thresholdKey,
  thresholdsQuery,
  whatIfQuery,
} from './queries.ts';
import { ThresholdTable } from './threshold-table.tsx';

interface ThresholdForm {
  metric: AlarmThreshold['metric'];
  /** Empty: all models. */
  modelName: string;
  warning: number | null;
  critical: number | null;
  margin: number | null;
}

const changeOf = ({ metric, modelName, warning, critical, margin }: ThresholdForm): ThresholdChange | null =>
  warning === null || critical === null || warning > critical
    ? null
    : {
        metric,
        warning,
        critical,
        ...(modelName === '' ? {} : { modelName }),
        ...(margin === null ? {} : { margin }),
      };

/** Opens the thresholds, where the role may set them. */
export function ThresholdsButton() {
  const text = useText();
  const [setting, setSetting] = useState(false);
  const blocked = useBlocked('setAlarmThresholds');
  return (
    <>
      <Button
        icon={<SlidersHorizontal className="size-4" aria-hidden />}
        blocked={blocked}
        onClick={() => setSetting(true)}
      >
        {text(thresholdMessages.thresholds)}
      </Button>
      {setting ? <ThresholdsSheet onClose={() => setSetting(false)} /> : null}
    </>
  );
}

/** Levels of the own organisation for a metric, of all models or one, with what they would have raised. */
function ThresholdsSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const thresholds = useQuery(thresholdsQuery).data ?? [];
  const models = useProfile()?.models ?? [];
  const form = useForm<ThresholdForm>({
    defaultValues: { metric: 'cpu', modelName: '', warning: 80, critical: 95, margin: 5 },
  });
  const values = useWatch({ control: form.control, compute: (all: ThresholdForm) => all });
  const options = { invalidates: [thresholdKey, alarmKeys], form };
  const save = useCommand('setAlarmThresholds', { ...options, success: thresholdMessages.saved });
  const remove = useCommand('setAlarmThresholds', { ...options, success: thresholdMessages.removed });
  const own = thresholds.find(
    (row) => row.own && row.metric === values.metric && (row.modelName ?? '') === values.modelName,
  );
  const submit = (asked: ThresholdForm) => {
    const body = changeOf(asked);
    if (body === null) {
      form.setError('warning', { message: text(thresholdMessages.tooHigh) });
      return;
    }
    return save.run({ body });
  };
  return (
    <EditSheet
      form={form}
      limits={setAlarmThresholdsLimits}
      title={text(thresholdMessages.thresholds)}
      verb={text(thresholdMessages.save)}
      busy={save.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="metric"
        label={text(messages.metric)}
        choices={resourceMetrics.map((metric) => ({ value: metric, label: text(metricNames[metric]) }))}
      />
      <SelectField
        name="modelName"
        label={text(messages.model)}
        choices={[
          { value: '', label: text(thresholdMessages.allModels) },
          ...models.map(({ modelName }) => ({ value: modelName, label: modelName })),
        ]}
      />
      <NumberField name="warning" label={text(messages.warning)} />
      <NumberField name="critical" label={text(messages.critical)} />
      <NumberField
        name="margin"
        label={text(thresholdMessages.margin)}
        help={text(thresholdMessages.marginHelp)}
      />
      <WhatIf change={changeOf(values)} />
      {own ? (
        <Button
          busy={remove.busy}
          onClick={() =>
            void remove.run({
              body: { metric: own.metric, ...(own.modelName === null ? {} : { modelName: own.modelName }) },
            })
          }
        >
          {text(thresholdMessages.remove)}
        </Button>
      ) : null}
      <ThresholdTable thresholds={thresholds} />
    </EditSheet>
  );
}

/** Counted by the server with the machine that raises alarms, while the levels are typed. */
function WhatIf({ change }: { change: ThresholdChange | null }) {
  const text = useText();
  const { data, isFetching } = useQuery(whatIfQuery(change));
  if (change === null) return null;
  return (
    <section
      aria-live="polite"
      aria-busy={isFetching}
      className="rounded border border-stroke bg-sunken p-3 text-dense"
    >
      <h3 className="font-medium">{text(thresholdMessages.whatIf)}</h3>
      <p>
        {data
          ? text(thresholdMessages.whatIfRaised, {
              alarms: data.alarms,
              devices: data.devices,
              critical: data.critical,
              sampled: data.sampledDevices,
            })
          : text(thresholdMessages.counting)}
      </p>
      {data ? (
        <p className="text-secondary">{text(thresholdMessages.whatIfOpen, { count: data.openNow })}</p>
      ) : null}
    </section>
  );
}
