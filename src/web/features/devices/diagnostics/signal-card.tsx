import { AlertTriangle, CheckCircle2, type LucideIcon, XCircle } from 'lucide-react';
import { SignalChart } from '#web/charts/signal-chart.tsx';
import { ratingOf, type SignalRating, signalResult, signals } from '#web/entities/task/results.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { usePageDraft } from '#web/resource/form/use-draft.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Figure } from './card-parts.tsx';
import type { Run } from './diagnosis.ts';
import { type BoardCardProps, DiagnosisCard } from './diagnosis-card.tsx';
import { countOf, intervals, type Length, lengthKey, lengths } from './lengths.ts';
import { messages } from './messages.ts';
import { useRecentRuns } from './recent.ts';

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

const usualLength: Length = { unit: 'samples', value: 100 };

export function SignalCard({ device, ...board }: BoardCardProps) {
  const text = useText();
  const runs = useRecentRuns(device.endpointId, 'WifiSignalStrength');
  const [chosenInterval, setInterval] = usePageDraft('signal:interval', '1');
  const [chosenLength, setLength] = usePageDraft('signal:length', lengthKey(usualLength));
  const interval = intervals.find((known) => String(known) === chosenInterval) ?? 1;
  const length = lengths.find((known) => lengthKey(known) === chosenLength) ?? usualLength;
  return (
    <DiagnosisCard
      kind="WifiSignalStrength"
      {...board}
      {...{ device, runs }}
      idle={messages.idleSignal}
      params={() => ({ interval, count: countOf(length, interval) })}
      form={
        <>
          <Field label={text(messages.interval)} className="basis-28">
            {(ids) => (
              <Select
                {...ids}
                value={String(interval)}
                choices={intervals.map((value) => ({
                  value: String(value),
                  label: text(messages.seconds, { value }),
                }))}
                onChange={setInterval}
              />
            )}
          </Field>
          <Field label={text(messages.length)} className="min-w-0 flex-1 basis-40">
            {(ids) => (
              <Select
                {...ids}
                value={lengthKey(length)}
                choices={lengths.map((choice) => ({
                  value: lengthKey(choice),
                  label: text(messages[choice.unit], { value: choice.value }),
                }))}
                onChange={setLength}
              />
            )}
          </Field>
        </>
      }
      result={(run) => (run.samples.length > 0 || run.result ? <SignalResult run={run} /> : null)}
    />
  );
}
