import { AlertTriangle, CheckCircle2, type LucideIcon, XCircle } from 'lucide-react';
import { useState } from 'react';
import { SignalChart } from '#web/charts/signal-chart.tsx';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Device } from '../queries.ts';
import { Figure } from './card-parts.tsx';
import type { Run } from './diagnosis.ts';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import {
  countOf,
  type Interval,
  intervals,
  type Length,
  lengthKey,
  lengths,
  ratingOf,
  type SignalRating,
  signalResult,
  signals,
} from './results.ts';

const ratings: Record<SignalRating, { tone: Tone; icon: LucideIcon; label: Message }> = {
  good: { tone: 'success', icon: CheckCircle2, label: messages.ratingGood },
  warning: { tone: 'notice', icon: AlertTriangle, label: messages.ratingWarning },
  bad: { tone: 'danger', icon: XCircle, label: messages.ratingBad },
};

function Rating({ dbm }: { dbm: number }) {
  const text = useText();
  const { tone, icon: Icon, label } = ratings[ratingOf(dbm)];
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(label)}
    </Badge>
  );
}

function SignalResult({ run }: { run: Run }) {
  const text = useText();
  const formats = useFormats();
  const { samples, result, params } = run;
  const count = typeof params.count === 'number' ? params.count : samples.length;
  const values = signals(samples).slice(-count);
  const now = values.findLast((value) => value !== null) ?? null;
  const done = result ? signalResult(result.data) : null;
  const dbm = (value: number | null) => (value === null ? null : formats.number(value));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label={text(messages.signalNow)} value={dbm(now)} unit="dBm">
          {now === null ? null : <Rating dbm={now} />}
        </Figure>
        {done ? (
          <>
            <Figure label={text(messages.average)} value={dbm(done.average)} unit="dBm" />
            <Figure label={text(messages.minimum)} value={dbm(done.minimum)} unit="dBm" />
            <Figure label={text(messages.maximum)} value={dbm(done.maximum)} unit="dBm" />
          </>
        ) : null}
      </div>
      <SignalChart
        values={values}
        points={count}
        label={text(messages.signalChart, { count: values.length })}
        bands={{
          good: text(messages.ratingGood),
          warning: text(messages.ratingWarning),
          bad: text(messages.ratingBad),
        }}
      />
    </div>
  );
}

export function SignalCard({ device }: { device: Device }) {
  const text = useText();
  const [interval, setInterval] = useState<Interval>(1);
  const [length, setLength] = useState<Length>({ unit: 'samples', value: 100 });
  return (
    <DiagnosisCard
      kind="WifiSignalStrength"
      device={device}
      idle={messages.idleSignal}
      cancellable
      params={() => ({ interval, count: countOf(length, interval) })}
      form={
        <>
          <Field label={text(messages.interval)}>
            {(ids) => (
              <Select
                {...ids}
                value={String(interval)}
                choices={intervals.map((value) => ({
                  value: String(value),
                  label: text(messages.seconds, { value }),
                }))}
                onChange={(value) => setInterval(intervals.find((known) => String(known) === value) ?? 1)}
              />
            )}
          </Field>
          <Field label={text(messages.length)}>
            {(ids) => (
              <Select
                {...ids}
                value={lengthKey(length)}
                choices={lengths.map((choice) => ({
                  value: lengthKey(choice),
                  label: text(messages[choice.unit], { value: choice.value }),
                }))}
                onChange={(key) => setLength(lengths.find((choice) => lengthKey(choice) === key) ?? length)}
              />
            )}
          </Field>
        </>
      }
      result={(run) => (run.samples.length > 0 || run.result ? <SignalResult run={run} /> : null)}
    />
  );
}
