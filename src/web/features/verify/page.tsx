import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { logMessages, messages } from './messages.ts';
import { logCheckQuery } from './queries.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { VerdictCard } from './verdict-card.tsx';

/** A file is dropped or chosen, read in a worker, and judged in words. Nothing of it leaves the browser. */
export function VerifyPage() {
  const text = useText();
  const { verification, verify, stop } = useVerification();
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex max-w-220 flex-col gap-4">
        <DropZone onFile={verify}>
          {verification.state === 'reading' ? <Reading verification={verification} onStop={stop} /> : null}
        </DropZone>
        <div role="status" aria-live="polite">
          {verification.state === 'done' ? <VerdictCard {...verification} /> : null}
          {verification.state === 'failed' ? (
            <Card title={text(messages.result)}>
              <p className="text-body">{text(messages.failed)}</p>
            </Card>
          ) : null}
        </div>
        <LogState />
      </div>
    </>
  );
}

function DropZone(props: { onFile: (file: File) => void; children: ReactNode }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) props.onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      aria-label={text(messages.drop)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex min-h-52 flex-col items-center justify-center gap-2 rounded border border-dashed px-6 py-10 text-center',
        over ? 'border-accent bg-hover' : 'border-stroke-strong bg-raised',
      )}
    >
      {props.children ?? (
        <>
          <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">
            <FileCheck className="size-5" aria-hidden />
          </span>
          <p className="text-body font-medium">{text(messages.drop)}</p>
          <p className="text-dense text-secondary">{text(messages.dropHelp)}</p>
        </>
      )}
      {/* Stays while a file is read, so that the focus does. */}
      <Button look="main" className="mt-2" onClick={() => input.current?.click()}>
        {text(messages.choose)}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={text(messages.choose)}
        className="hidden"
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was changed.
          event.target.value = '';
        }}
      />
    </section>
  );
}

const bytesOfMB = 1_000_000;

function Reading(props: { verification: Verification & { state: 'reading' }; onStop: () => void }) {
  const text = useText();
  const { number } = useFormats();
  const { name, read, size } = props.verification;
  const label = text(messages.reading, { name });
  return (
    <div className="flex w-full max-w-120 flex-col items-center gap-3">
      <p className="max-w-full truncate text-body font-medium">{label}</p>
      <progress aria-label={label} max={size} value={read} className="h-2 w-full accent-accent" />
      <p className="text-dense text-secondary">
        {text(messages.readSoFar, { read: number(read / bytesOfMB, 1), size: number(size / bytesOfMB, 1) })}
      </p>
      <Button size="small" onClick={props.onStop}>
        {text(messages.stop)}
      </Button>
    </div>
  );
}

type Check = components['schemas']['LogCheck'];

const states: Record<Check['state'], { tone: Tone; text: Message }> = {
  never: { tone: 'idle', text: logMessages.never },
  running: { tone: 'info', text: logMessages.running },
  holds: { tone: 'success', text: logMessages.holds },
  broken: { tone: 'danger', text: logMessages.broken },
  failed: { tone: 'notice', text: logMessages.failed },
};

/** What the server found in its own log, for those who may know: auditors and system administrators. */
function LogState() {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const may = useMay();
  const { data } = useQuery({ ...logCheckQuery, enabled: may(operations.getLogCheck.permission) });
  if (!data) return null;
  const state = states[data.state];
  return (
    <Card title={text(logMessages.title)}>
      <PropertyList columns={1}>
        <Property label={text(logMessages.state)}>
          <Badge tone={state.tone}>{text(state.text)}</Badge>
        </Property>
        {data.fault?.event ? (
          <Property label={text(logMessages.firstFault)}>
            {text(logMessages.event, { event: number(data.fault.event) })}
          </Property>
        ) : null}
        <Property label={text(logMessages.compared)}>
          {text(logMessages.comparedOf, { checked: number(data.checked), events: number(data.events) })}
        </Property>
        <Property label={text(logMessages.sealedTo)}>
          {text(logMessages.event, { event: number(data.sealedTo) })}
        </Property>
        {data.endedAt ? (
          <Property label={text(logMessages.endedAt)}>{dateTime(data.endedAt)}</Property>
        ) : null}
      </PropertyList>
    </Card>
  );
}
