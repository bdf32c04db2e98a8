import { useState } from 'react';
import type { Json, JsonObject } from '#machines/json.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Device } from '../queries.ts';
import { Figure, isTestUrl, UrlField } from './card-parts.tsx';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { speedResult } from './results.ts';

const sizes = ['1', '10', '100'] as const;
const bytesOf = (megabytes: string) => Number(megabytes) * 1024 * 1024;

function SpeedResult(props: { label: string; result: Json }) {
  const text = useText();
  const formats = useFormats();
  const { speed, latency, clientIp, clientIsp } = speedResult(props.result);
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <Figure
        large
        label={props.label}
        value={speed === null ? null : formats.number(speed / 1e6, 1)}
        unit="Mbit/s"
      />
      <Figure
        label={text(messages.latency)}
        value={latency === null ? null : formats.number(latency)}
        unit="ms"
      />
      <Figure label={text(messages.clientIp)} value={clientIp} />
      <Figure label={text(messages.clientIsp)} value={clientIsp} />
    </div>
  );
}

export function SpeedCard(props: { kind: 'DownloadSpeed' | 'UploadSpeed'; device: Device }) {
  const text = useText();
  const [host, setHost] = useState('');
  const [size, setSize] = useState<(typeof sizes)[number]>('10');
  const [checked, setChecked] = useState(false);
  const upload = props.kind === 'UploadSpeed';
  const params = (): JsonObject | null => {
    setChecked(true);
    if (!isTestUrl(host)) return null;
    return upload ? { host, filesize: bytesOf(size) } : { host };
  };
  return (
    <DiagnosisCard
      kind={props.kind}
      device={props.device}
      idle={upload ? messages.idleUpload : messages.idleDownload}
      cancellable={false}
      params={params}
      form={
        <>
          <UrlField value={host} onChange={setHost} checked={checked} />
          {upload ? (
            <Field label={text(messages.fileSize)}>
              {(ids) => (
                <Select
                  {...ids}
                  value={size}
                  choices={sizes.map((value) => ({ value, label: text(messages.megabytes, { value }) }))}
                  onChange={setSize}
                />
              )}
            </Field>
          ) : null}
        </>
      }
      result={(run) =>
        run.result ? (
          <SpeedResult label={text(upload ? messages.upload : messages.download)} result={run.result.data} />
        ) : null
      }
    />
  );
}
