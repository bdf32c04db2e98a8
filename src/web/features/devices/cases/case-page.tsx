import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, Download, FolderOpen, Link2, Pencil, Share2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { operations } from '#api/operations.gen.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { FavouriteStar } from '#web/resource/favourite-star.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { ErrorState, StaleNote } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { type CaseProps, HistoryCard, TasksCard, useEditBlocked, ValuesCard } from './case-cards.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { messages } from './messages.ts';
import { NoSuchCase } from './no-such-case.tsx';
import { caseQuery, keysOf } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';

/** One case: its tasks, what changed on their devices, and what was said. For one case: key it by its id. */
export function CasePage({ caseId }: { caseId: string }) {
  const found = useQuery(caseQuery(caseId));
  if (found.isPending)
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  // The last answer stays if it cannot be read again.
  const erased = erasedOf(found.error);
  if (!found.data)
    return erased || (found.error instanceof ApiError && found.error.code === 'nodata') ? (
      <NoSuchCase id={caseId} erased={erased} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    );
  return (
    <div className="flex flex-col gap-4">
      <StaleNote known={found} />
      <CaseHeader found={found.data} />
      <TasksCard found={found.data} />
      <ValuesCard found={found.data} />
      <HistoryCard found={found.data} />
    </div>
  );
}

const icon = 'size-4';

function CaseHeader({ found }: CaseProps) {
  const text = useText();
  const dateTime = useDateTime();
  const blocked = useEditBlocked(found);
  const mayShare = useMay()(operations.shareCase.permission);
  const [asking, setAsking] = useDraft('asking');
  const done = () => setAsking('');
  const path = { caseId: found.caseId };
  const invalidates = keysOf(found.caseId);
  const reopen = useCommand('reopenCase', { invalidates });
  const close = useCommand('closeCase', { invalidates, failure: 'inPlace', onSuccess: done });
  const copy = () => {
    void navigator.clipboard.writeText(found.address).then(
      () => toastStore.show({ tone: 'success', title: text(streamMessages.linkCopied) }),
      () =>
        toastStore.show({ tone: 'notice', title: text(messages.linkNotCopied, { address: found.address }) }),
    );
  };
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 text-title font-medium wrap-anywhere">{found.title}</h1>
          <FavouriteStar />
          <CaseStateBadge state={found.state} />
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-dense text-secondary">
          <span>
            {text(messages.openedByAt, { name: found.openedBy.name, time: dateTime(found.openedAt) })}
          </span>
          <Link to="/cases/$caseId/timeline" params={path} className={linkLook}>
            {text(messages.timeline)}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Link2 className={icon} aria-hidden />} onClick={copy}>
          {text(streamMessages.copyLink)}
        </Button>
        <Button
          icon={<Share2 className={icon} aria-hidden />}
          blocked={mayShare ? null : text(messages.mayNotShare)}
          onClick={() => setAsking('share')}
        >
          {text(messages.share)}
        </Button>
        <Button
          icon={<Pencil className={icon} aria-hidden />}
          blocked={blocked}
          onClick={() => setAsking('rename')}
        >
          {text(messages.rename)}
        </Button>
        {found.state === 'open' ? (
          <Button
            icon={<Archive className={icon} aria-hidden />}
            blocked={blocked}
            onClick={() => setAsking('close')}
          >
            {text(messages.close)}
          </Button>
        ) : (
          <Button
            icon={<FolderOpen className={icon} aria-hidden />}
            blocked={reopen.blocked && text(messages.mayNotEdit)}
            busy={reopen.busy}
            onClick={() => void reopen.run({ path, body: {} })}
          >
            {text(messages.reopen)}
          </Button>
        )}
        <Button
          look="main"
          icon={<Download className={icon} aria-hidden />}
          onClick={() => setAsking('download')}
        >
          {text(messages.file)}
        </Button>
      </div>
      {asking === 'share' ? <ShareDialog found={found} onClose={done} /> : null}
      {asking === 'rename' ? <RenameDialog found={found} onClose={done} /> : null}
      <ConfirmDialog
        open={asking === 'close'}
        title={text(messages.close)}
        body={text(messages.closeHelp)}
        verb={text(messages.close)}
        busy={close.busy}
        error={close.error}
        onConfirm={() => void close.run({ path, body: {} })}
        onClose={done}
      />
      {asking === 'download' ? <DownloadDialog found={found} onClose={done} /> : null}
    </header>
  );
}

function RenameDialog({ found, onClose }: CaseProps & { onClose: () => void }) {
  const text = useText();
  const form = useId();
  const [title, setTitle] = useDraft<never>('title', found.title);
  const rename = useCommand('renameCase', {
    invalidates: keysOf(found.caseId),
    failure: 'inPlace',
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename.run({ path: { caseId: found.caseId }, body: { title: title.trim() } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(messages.renameCase)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={form} busy={rename.busy}>
            {text(messages.renameCase)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={text(messages.titleLabel)} error={rename.error?.message}>
          {(ids) => (
            <Input
              {...ids}
              required
              maxLength={120}
              pattern=".*\S.*"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
