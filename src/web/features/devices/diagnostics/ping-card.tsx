import { useState } from 'react';
import type { Json } from '#machines/json.ts';
import { PingChart } from '#web/charts/ping-chart.tsx';
import { pingResult, responseTimes } from '#web/entities/task/results.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { usePageDraft } from '#web/resource/form/use-draft.ts';
import { Figure, HostField, isHost, isRepetitions, RepetitionsField } from './card-parts.tsx';
import type { Run } from './diagnosis.ts';
import { type BoardCardProps, DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { useRecentRuns } from './recent.ts';
import { rememberHost, useHosts } from './suggestions.ts';

/** CO-059. */
const graphPoints = 15;

/** The chart has one place for each requested echo. */
const pointsOf = (repetitions: Json | undefined): number =>
  Math.min(graphPoints, Math.max(1, Number(repetitions ?? graphPoints) || graphPoints));

function PingResult({ run }: { run: Run }) {
  const text = useText();
  const formats = useFormats();
  const { samples, result } = run;
  const times = responseTimes(samples).slice(-graphPoints);
  const done = result ? pingResult(result.data) : null;
  const ms = (value: number | null) => (value === null ? null : formats.number(value));
  return (
    <div className="flex flex-col gap-3">
      {done ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label={text(messages.average)} value={ms(done.average)} unit="ms" />
          <Figure label={text(messages.minimum)} value={ms(done.minimum)} unit="ms" />
          <Figure label={text(messages.maximum)} value={ms(done.maximum)} unit="ms" />
          <Figure
            label={text(messages.successRate)}
            value={done.successRate === null ? null : formats.percent(done.successRate)}
          />
        </div>
      ) : null}
      {times.length > 0 ? (
        <PingChart
          times={times}
          points={pointsOf(run.params.repetitions)}
          label={text(messages.pingChart, { count: times.length })}
          unit={text(messages.pingAxis)}
          nameOf={(index, time) =>
            time === null
              ? text(messages.pingBarLost, { index })
              : text(messages.pingBar, { index, ms: time })
          }
        />
      ) : null}
    </div>
  );
}

export function PingCard({ device, ...board }: BoardCardProps) {
  const text = useText();
  const runs = useRecentRuns(device.endpointId, 'PingTest');
  const hosts = useHosts(device.endpointId, runs);
  const [typed, setHost] = usePageDraft<null>('ping:host', null);
  const [repetitions, setRepetitions] = usePageDraft<never>('ping:repetitions', String(graphPoints));
  const [checked, setChecked] = useState(false);
  const host = typed ?? hosts?.[0]?.value ?? '';
  const params = () => {
    setChecked(true);
    if (!isHost(host) || !isRepetitions(repetitions)) return null;
    rememberHost(host);
    return { host, repetitions: Number(repetitions) };
  };
  return (
    <DiagnosisCard
      kind="PingTest"
      {...board}
      {...{ device, runs, params }}
      isTargetKnown={hosts !== null}
      idle={messages.idlePing}
      form={
        <>
          <HostField value={host} suggestions={hosts} onChange={setHost} checked={checked} />
          <RepetitionsField
            label={text(messages.repetitions)}
            value={repetitions}
            onChange={setRepetitions}
            checked={checked}
          />
        </>
      }
      result={(run) => (run.samples.length > 0 || run.result ? <PingResult run={run} /> : null)}
    />
  );
}
