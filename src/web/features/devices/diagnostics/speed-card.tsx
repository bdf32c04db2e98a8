import { useState } from 'react';
import type { Json, JsonObject } from '#machines/json.ts';
import { speedResult } from '#web/entities/task/results.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { usePageDraft } from '#web/resource/form/use-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Figure, isTestUrl, UrlField } from './card-parts.tsx';
import { type BoardCardProps, DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { useRecentRuns } from './recent.ts';
import { useServers } from './suggestions.ts';

const sizes = ['1', '10', '100'] as const;
const bytesOf = (megabytes: string) => Number(megabytes) * 1024 * 1024;

/** Twice what was asked for is no rounding of the server's. */
const tooMuch = 2;

function SpeedResult(props: { label: string; result: Json; asked: number | null }) {
  const text = useText();
  const formats = useFormats();
  const { speed, latency, bytes, clientIp, clientIsp } = speedResult(props.result);
  const megabytes = (value: number) => formats.fixed(value / 1024 / 1024, 1);
  const asked = props.asked;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] items-end gap-x-4 gap-y-3">
      <Figure
        large
        label={props.label}
        value={speed === null ? null : formats.fixed(speed / 1e6, 1)}
        unit="Mbit/s"
      />
      <Figure
        label={text(messages.latency)}
        value={latency === null ? null : formats.number(latency)}
        unit="ms"
      />
      <Figure
        label={text(messages.received)}
        value={bytes === null ? null : megabytes(bytes)}
        unit={text(messages.megabyteUnit)}
      />
      <Figure label={text(messages.clientIp)} value={clientIp} />
      {clientIsp ? <Figure label={text(messages.clientIsp)} value={clientIsp} /> : null}
      {bytes !== null && asked !== null && bytes > asked * tooMuch ? (
        <p className="col-span-full text-dense text-notice">
          {text(messages.otherSize, { got: megabytes(bytes), asked: megabytes(asked) })}
        </p>
      ) : null}
    </div>
  );
}

export function SpeedCard(props: BoardCardProps & { kind: 'DownloadSpeed' | 'UploadSpeed' }) {
  const text = useText();
  const { kind, device } = props;
  const runs = useRecentRuns(device.endpointId, kind);
  const servers = useServers(device.endpointId, runs);
  const [typed, setHost] = usePageDraft<null>(`${kind}:host`, null);
  const [chosen, setSize] = usePageDraft(`${kind}:size`, '10');
  const size = sizes.find((known) => known === chosen) ?? '10';
  const [checked, setChecked] = useState(false);
  const host = typed ?? servers?.[0]?.value ?? '';
  const upload = kind === 'UploadSpeed';
  const params = (): JsonObject | null => {
    setChecked(true);
    return isTestUrl(host) ? { host, filesize: bytesOf(size) } : null;
  };
  return (
    <DiagnosisCard
      {...props}
      {...{ runs, params }}
      isTargetKnown={servers !== null}
      idle={upload ? messages.idleUpload : messages.idleDownload}
      form={
        <>
          <UrlField value={host} suggestions={servers} onChange={setHost} checked={checked} />
          <Field label={text(messages.fileSize)} className="basis-28">
            {(ids) => (
              <Select
                {...ids}
                value={size}
                choices={sizes.map((value) => ({ value, label: text(messages.megabytes, { value }) }))}
                onChange={setSize}
              />
            )}
          </Field>
        </>
      }
      result={(run) =>
        run.result ? (
          <SpeedResult
            label={text(upload ? messages.upload : messages.download)}
            result={run.result.data}
            asked={typeof run.params.filesize === 'number' ? run.params.filesize : null}
          />
        ) : null
      }
    />
  );
}
