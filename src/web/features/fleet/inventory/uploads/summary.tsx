import { FileNotes } from '#web/entities/table-file/file-notes.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import type { DeviceUpload } from './queries.ts';
import { useFieldName } from './use-field-name.ts';

/** Shows the number of rows for each planned or made change. */
export function Counts({ upload }: { upload: DeviceUpload }) {
  const text = useText();
  const { number } = useFormats();
  const { state, totalRecords, valid, unchanged, invalidData, added, updated, skipped } = upload;
  const isBefore = state === 'received' || state === 'previewed' || state === 'cancelled';
  const isUndone = state === 'undoing' || state === 'undone';
  const counts = [
    { label: messages.total, count: totalRecords },
    ...(isBefore
      ? [
          { label: messages.valid, count: valid },
          { label: messages.unchanged, count: unchanged },
        ]
      : isUndone
        ? [
            { label: messages.removed, count: upload.removed },
            { label: messages.restored, count: upload.restored },
            { label: messages.kept, count: upload.kept },
          ]
        : [
            { label: messages.added, count: added },
            { label: messages.updated, count: updated },
            { label: messages.skipped, count: skipped },
          ]),
    { label: messages.invalid, count: invalidData, isBad: invalidData > 0 },
  ];
  return (
    <dl
      aria-label={text(messages.summary)}
      className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 text-dense"
    >
      {counts.map(({ label, count, ...more }) => (
        <div key={label.id} className="rounded border border-stroke bg-raised px-3 py-2">
          <dt className="text-caption text-secondary">{text(label)}</dt>
          <dd className={cx('text-lead tabular-nums', 'isBad' in more && more.isBad && 'text-danger')}>
            {number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the progress while rows are checked, written or undone. */
export function Progress({ upload }: { upload: DeviceUpload }) {
  const text = useText();
  const { state, applied, valid, undone, added, updated } = upload;
  if (state === 'received') return <p role="status">{text(messages.checking)}</p>;
  if (state !== 'applying' && state !== 'undoing') return null;
  const [done, total] = state === 'applying' ? [applied, valid] : [undone, added + updated];
  return (
    <p className="flex flex-wrap items-center gap-3 text-dense" role="status">
      <progress
        value={done}
        max={total}
        aria-label={text(messages.progress)}
        className="h-1.5 w-48 appearance-none overflow-hidden rounded-full bg-idle-surface [&::-webkit-progress-bar]:bg-idle-surface [&::-webkit-progress-value]:bg-accent"
      />
      <span className="tabular-nums">{text(messages.progressOf, { done, total })}</span>
    </p>
  );
}

/** Notes about the reading that a person may correct. */
export function ReadingNotes({ reading: { ignored, notes } }: Pick<DeviceUpload, 'reading'>) {
  const nameOf = useFieldName();
  const left =
    ignored.length > 0 ? [{ code: 'ignored' as const, params: { columns: ignored.join(', ') } }] : [];
  return <FileNotes notes={[...left, ...notes]} nameOf={nameOf} />;
}
