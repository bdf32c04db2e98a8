import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { stateAppearance, typeNames } from './appearance.ts';
import { messages, timelineMessages } from './messages.ts';
import { type DeviceUpload, type RowSearch, uploadQuery, uploadsKey } from './queries.ts';
import { UploadRows } from './rows.tsx';
import { Steps } from './steps.tsx';
import { Counts, Progress, ReadingNotes } from './summary.tsx';

interface UploadPageProps extends ListProps<RowSearch> {
  historyId: string;
}

/** One uploaded file: its preview, its progress and its result, with apply, cancel and undo. */
export function UploadPage({ historyId, ...list }: UploadPageProps) {
  const text = useText();
  const upload = useQuery(uploadQuery(historyId));
  if (upload.error instanceof ApiError && upload.error.code === 'nodata')
    return (
      <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={historyId} erased={null}>
        <PageLink to="/management/inventory/bulkUploadHistory" className={linkLook}>
          {text(messages.toHistory)}
        </PageLink>
      </NotFound>
    );
  if (upload.error && !upload.data)
    return <ErrorState error={upload.error} onRetry={() => void upload.refetch()} />;
  if (!upload.data) return <Skeleton className="h-40" />;
  return (
    <>
      <Header upload={upload.data} />
      <Steps at={stepOf(upload.data)} />
      <div className="flex flex-col gap-4">
        <Counts upload={upload.data} />
        <Progress upload={upload.data} />
        <ReadingNotes reading={upload.data.reading} />
        <UploadRows historyId={historyId} {...list} />
      </div>
    </>
  );
}

const stepOf = ({ state }: DeviceUpload): number =>
  state === 'received' || state === 'previewed' || state === 'cancelled' ? 1 : state === 'applying' ? 2 : 3;

function Header({ upload }: { upload: DeviceUpload }) {
  const text = useText();
  const dateTime = useDateTime();
  const { historyId, fileName, type, state, invalidData, requestedBy, requestTime } = upload;
  return (
    <PageHeader
      title={fileName}
      context={`${text(typeNames[type])} · ${requestedBy.name} · ${dateTime(requestTime)}`}
      actions={
        <>
          <StateBadge look={stateAppearance[state]} />
          <PageLink
            to="/management/inventory/bulkUpload/$uploadId/timeline"
            params={{ uploadId: historyId }}
            className={linkLook}
          >
            {text(timelineMessages.link)}
          </PageLink>
          {invalidData > 0 ? (
            <ExportMenu
              name="invalid-rows"
              label={text(messages.wrongRows)}
              operation="exportDeviceUploadRows"
              ask={(as) =>
                mainApi.GET('/invdevices/bulk-uploads/{historyId}/rows', {
                  params: { path: { historyId }, query: { as } },
                  parseAs: 'blob',
                })
              }
            />
          ) : null}
          <UndoButton {...upload} />
          <CancelButton {...upload} />
          <ApplyButton {...upload} />
        </>
      }
    />
  );
}

function ApplyButton({ historyId, fileName, state, valid, invalidData, planHash }: DeviceUpload) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const apply = useCommand('applyDeviceUpload', {
    invalidates: [[...uploadsKey, historyId]],
    failure: 'inPlace',
    onSuccess: () => setIsAsked(false),
  });
  if (state !== 'previewed') return null;
  return (
    <>
      <Button
        look="main"
        blocked={valid === 0 ? text(messages.nothingValid) : apply.blocked}
        onClick={() => setIsAsked(true)}
      >
        {text(messages.apply, { count: valid })}
      </Button>
      <ConfirmCommand
        command={apply}
        input={isAsked ? { path: { historyId }, body: { planHash } } : null}
        title={text(messages.applyTitle, { count: valid, name: fileName })}
        body={text(messages.applyHelp)}
        warnings={invalidData > 0 ? [text(messages.applyInvalid, { count: invalidData })] : []}
        verb={text(messages.apply, { count: valid })}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}

function CancelButton({ historyId, state }: DeviceUpload) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useCommand('cancelDeviceUpload', {
    invalidates: [[...uploadsKey, historyId]],
    failure: 'inPlace',
    onSuccess: () => setIsAsked(false),
  });
  if (state !== 'received' && state !== 'previewed' && state !== 'applying') return null;
  return (
    <>
      <Button blocked={cancel.blocked} onClick={() => setIsAsked(true)}>
        {text(messages.cancel)}
      </Button>
      <ConfirmCommand
        command={cancel}
        input={isAsked ? { path: { historyId }, body: {} } : null}
        title={text(messages.cancelTitle)}
        body={text(messages.cancelHelp)}
        verb={text(messages.cancel)}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}

function UndoButton({ historyId, fileName, state, added, updated }: DeviceUpload) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const undo = useCommand('undoDeviceUpload', {
    invalidates: [[...uploadsKey, historyId]],
    failure: 'inPlace',
    onSuccess: () => setIsAsked(false),
  });
  if ((state !== 'done' && state !== 'stopped') || added + updated === 0) return null;
  return (
    <>
      <Button blocked={undo.blocked} onClick={() => setIsAsked(true)}>
        {text(messages.undo)}
      </Button>
      <ConfirmCommand
        command={undo}
        input={isAsked ? { path: { historyId }, body: {} } : null}
        title={text(messages.undoTitle, { name: fileName })}
        body={text(messages.undoHelp)}
        verb={text(messages.undo)}
        danger
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
