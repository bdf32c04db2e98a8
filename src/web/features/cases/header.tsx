import { Link } from '@tanstack/react-router';
import { Archive, Download, FolderOpen, Link2, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { Crumb } from '#web/resource/crumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { type CaseProps, useEditBlocked } from './case-props.ts';
import { CaseStateBadge } from './case-state-badge.tsx';
import { fileMessages } from './file-messages.ts';
import { messages } from './messages.ts';
import { RenameDialog } from './rename-dialog.tsx';

const DownloadDialog = lazy(() => import('./download-dialog.tsx'));

const icon = 'size-4';

export function CaseHeader(props: CaseProps) {
  const { found, change, busy } = props;
  const text = useText();
  const dateTime = useDateTime();
  const may = useMay();
  const blocked = useEditBlocked(found);
  const [asking, setAsking] = useState<'download' | 'rename' | 'close' | null>(null);
  const done = () => setAsking(null);
  const copy = () => {
    void navigator.clipboard.writeText(found.address).then(
      () => toastStore.show({ tone: 'success', title: text(messages.linkCopied) }),
      () =>
        toastStore.show({ tone: 'notice', title: text(messages.linkNotCopied, { address: found.address }) }),
    );
  };
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <Crumb>
          <Link to="/cases" className={linkLook}>
            {text(messages.title)}
          </Link>
        </Crumb>
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 text-title font-medium wrap-anywhere">{found.title}</h1>
          <CaseStateBadge state={found.state} />
        </div>
        <p className="text-dense text-secondary">
          {text(messages.openedByAt, { name: found.openedBy.name, time: dateTime(found.openedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Link2 className={icon} aria-hidden />} onClick={copy}>
          {text(messages.copyLink)}
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
            blocked={may(operations.reopenCase.permission) ? null : text(messages.mayNotEdit)}
            busy={busy}
            onClick={() => void change({ kind: 'reopen' }).catch(() => {})}
          >
            {text(messages.reopen)}
          </Button>
        )}
        <Button
          look="main"
          icon={<Download className={icon} aria-hidden />}
          onClick={() => setAsking('download')}
        >
          {text(fileMessages.title)}
        </Button>
      </div>
      {asking === 'rename' ? <RenameDialog {...props} onClose={done} /> : null}
      <ConfirmDialog
        open={asking === 'close'}
        title={text(messages.close)}
        body={text(messages.closeHelp)}
        verb={text(messages.close)}
        busy={busy}
        onConfirm={() => void change({ kind: 'close' }).then(done, done)}
        onClose={done}
      />
      {asking === 'download' ? (
        <Suspense>
          <DownloadDialog found={found} onClose={done} />
        </Suspense>
      ) : null}
    </header>
  );
}
