import { useState } from 'react';
import { PingChart } from '#web/charts/ping-chart.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { Device } from '../queries.ts';
import { Figure, HostField, isHost, isRepetitions, RepetitionsField } from './card-parts.tsx';
import type { Run } from './diagnosis.ts';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { pingResult, responseTimes } from './results.ts';

/** CO-059. */
const graphPoints = 15;

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
          points={graphPoints}
          label={text(messages.pingChart, { count: times.length })}
          lost={text(messages.lost)}
        />
      ) : null}
    </div>
  );
}

export function PingCard({ device }: { device: Device }) {
  const text = useText();
  const [host, setHost] = useState('');
  const [repetitions, setRepetitions] = useState(String(graphPoints));
  const [checked, setChecked] = useState(false);
  const params = () => {
    setChecked(true);
    return isHost(host) && isRepetitions(repetitions) ? { host, repetitions: Number(repetitions) } : null;
  };
  return (
    <DiagnosisCard
      kind="PingTest"
      device={device}
      idle={messages.idlePing}
      cancellable={false}
      params={params}
      form={
        <>
          <HostField value={host} onChange={setHost} checked={checked} />
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
