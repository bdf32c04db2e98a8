import { FileCheck } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { LogState } from './log-state.tsx';
import { messages } from './messages.ts';
import { RetentionCard } from './retention-card.tsx';
import { TablesState } from './tables-state.tsx';
import { useVerification, type Verification } from './use-verification.ts';
import { VerdictCard } from './verdict-card.tsx';

/** A file is dropped or chosen, read in a worker, and the result is put into words. No part of the file leaves the browser. */
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
        <TablesState />
        <RetentionCard />
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
  const { fixed } = useFormats();
  const { name, read, size } = props.verification;
  const label = text(messages.reading, { name });
  return (
    <div className="flex w-full max-w-120 flex-col items-center gap-3">
      <p className="max-w-full truncate text-body font-medium">{label}</p>
      <progress aria-label={label} max={size} value={read} className="h-2 w-full accent-accent" />
      <p className="text-dense text-secondary">
        {text(messages.readSoFar, { read: fixed(read / bytesOfMB, 1), size: fixed(size / bytesOfMB, 1) })}
      </p>
      <Button size="small" onClick={props.onStop}>
        {text(messages.stop)}
      </Button>
    </div>
  );
}
