import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { useSpan } from '../stream/span.ts';
import { messages } from './messages.ts';
import { type UploadedFile, type UploadStage, uploadsQuery, useFileUpload } from './use-file-upload.ts';

interface UploadFieldProps {
  label: string;
  /** Purpose of the file, as `Module.uploads` of the server names it. */
  purpose: string;
  /** Bytes of the largest file. */
  most: number;
  /** Accepted endings, as an input takes them: `.img,.bin`. */
  accept?: string;
  /** Reason why no file can be uploaded, or null. */
  blocked?: string | null;
  error?: string | undefined;
  /** Returns the problem of a chosen file, which is then not sent; null: there is none. */
  check?: (file: File) => Promise<string | null>;
  /** The file once it is whole and verified; null when it is taken away. */
  onChange(file: UploadedFile | null): void;
}

/** Chooses or takes a dropped file, and uploads it in parts. Stays usable while it runs. */
export function UploadField(props: UploadFieldProps) {
  const { label, purpose, most, accept, check, blocked = null, error, onChange } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const upload = useFileUpload({ purpose, most, check, onChange });
  const { state } = upload;
  const isEmpty = state.stage === 'empty';
  const refused = (isEmpty && state.refused) || error;
  const take = (file: File | undefined) => {
    if (file && !blocked) void upload.choose(file);
  };
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <legend className="pb-1 text-dense font-medium text-secondary">{label}</legend>
      <div
        className={cx(
          'flex min-w-0 flex-col gap-2 rounded border border-dashed p-3',
          over ? 'border-accent bg-sunken' : 'border-stroke-strong',
        )}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {isEmpty ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              icon={<Upload className="size-4" aria-hidden />}
              blocked={blocked}
              onClick={() => input.current?.click()}
            >
              {text(messages.choose)}
            </Button>
            <span className="text-dense text-secondary">
              {text(messages.drop, { megabytes: Math.floor(most / 2 ** 20) })}
            </span>
          </div>
        ) : (
          <Progress state={state} upload={upload} />
        )}
        {isEmpty && !blocked ? <Unfinished purpose={purpose} upload={upload} /> : null}
      </div>
      {refused ? (
        <p role="alert" className="text-caption text-danger">
          {refused}
        </p>
      ) : null}
    </fieldset>
  );
}

type Actions = ReturnType<typeof useFileUpload>;

function Progress({ state, upload }: { state: Exclude<UploadStage, { stage: 'empty' }>; upload: Actions }) {
  const text = useText();
  const formats = useFormats();
  const spanOf = useSpan();
  // A picture of some kilobytes is not 0.0 MB.
  const megabytes = (bytes: number) => formats.fixed(bytes / 2 ** 20, bytes < 2 ** 20 ? 3 : 1);
  const name = state.stage === 'done' ? state.file.fileName : state.fileName;
  const amount = (bytes: number, size: number) => ({ sent: megabytes(bytes), size: megabytes(size) });
  const pace = ({ bytesPerSecond: rate, sent, size }: Extract<UploadStage, { stage: 'sending' }>) =>
    rate === null || rate <= 0
      ? []
      : [
          text(messages.rate, { rate: megabytes(rate) }),
          text(messages.timeLeft, { time: spanOf(Math.ceil((size - sent) / rate) * 1_000) }),
        ];
  const line = (): string => {
    if (state.stage === 'starting') return text(messages.starting);
    if (state.stage === 'verifying') return text(messages.verifying);
    if (state.stage === 'done') return text(messages.done, { size: megabytes(state.file.size) });
    if (state.stage === 'sending')
      return state.interrupted
        ? text(messages.waiting)
        : [text(messages.progress, amount(state.sent, state.size)), ...pace(state)].join(' · ');
    return state.stage === 'paused'
      ? text(messages.paused, amount(state.sent, state.size))
      : (state.reason ?? text(messages.failed));
  };
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 grow truncate text-body">{name}</span>
        {state.stage === 'sending' ? (
          <IconButton
            label={text(messages.pause)}
            icon={<Pause className="size-4" aria-hidden />}
            onClick={upload.pause}
          />
        ) : null}
        {state.stage === 'paused' || state.stage === 'failed' ? (
          <IconButton
            label={text(state.stage === 'paused' ? messages.resume : messages.retry)}
            icon={<Play className="size-4" aria-hidden />}
            onClick={upload.resume}
          />
        ) : null}
        {state.stage !== 'starting' && state.stage !== 'verifying' ? (
          <IconButton
            label={text(messages.remove)}
            icon={<X className="size-4" aria-hidden />}
            onClick={upload.remove}
          />
        ) : null}
      </div>
      {state.stage === 'done' ? null : (
        <progress
          aria-label={name}
          className="h-2 w-full accent-accent"
          {...('sent' in state ? { value: state.sent, max: state.size } : {})}
        />
      )}
      <p
        role="status"
        className={cx('text-dense', state.stage === 'failed' ? 'text-danger' : 'text-secondary')}
      >
        {line()}
      </p>
      {state.stage === 'done' ? (
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-caption text-muted">
          {text(messages.digest)}
          <CopyableId id={state.file.sha256} length={24} />
          <RecordLink uploadId={state.file.uploadId} />
        </p>
      ) : null}
    </>
  );
}

/** In a tab of its own: the form around it may hold what is not saved yet. */
function RecordLink({ uploadId }: { uploadId: string }) {
  const text = useText();
  return (
    <PageLink to="/uploads/$uploadId" params={{ uploadId }} target="_blank" className={linkLook}>
      {text(messages.record)}
    </PageLink>
  );
}

/** Earlier uploads: a reloaded page has lost its file, but the server knows how much arrived. */
function Unfinished({ purpose, upload }: { purpose: string; upload: Actions }) {
  const text = useText();
  const formats = useFormats();
  const { data = [] } = useQuery(uploadsQuery(purpose));
  return data.map((each) => (
    <div key={each.uploadId} className="flex min-w-0 flex-wrap items-center gap-2 text-dense text-secondary">
      <span className="min-w-0 grow">
        {each.sha256 === null
          ? text(messages.unfinished, {
              fileName: each.fileName,
              percent: formats.percent(each.offset / each.size),
            })
          : text(messages.whole, { fileName: each.fileName })}
      </span>
      <RecordLink uploadId={each.uploadId} />
      {each.sha256 === null ? null : (
        <Button size="small" onClick={() => upload.use(each)}>
          {text(messages.use)}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => void upload.discard(each.address)}>
        {text(messages.discard)}
      </Button>
    </div>
  ));
}
