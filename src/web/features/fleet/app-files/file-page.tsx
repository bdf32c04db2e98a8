import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getAppProfilePage } from '#api/permissions.gen.ts';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { PlanFileButton } from '../app-profiles/plan-button.tsx';
import { appProfiles } from '../app-profiles/profile-kind.ts';
import { Approvers } from '../approvals/approvers.tsx';
import { UsedInProfiles } from '../profiles/used-in.tsx';
import { stateAppearance } from './appearance.ts';
import { FileActions } from './file-actions.tsx';
import { FileCard, SignatureCard, UsageCard, VersionsCard } from './file-cards.tsx';
import { FileQuestions } from './file-questions.tsx';
import { actionMessages, messages } from './messages.ts';
import { NoSuchAppFile } from './no-such-file.tsx';
import { type AppFileDetail, appFileQuery } from './queries.ts';

/** One version of an app: its approval, details, signature and uses. */
export function AppFilePage({ fileId }: { fileId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const may = useMay();
  const detail = useQuery(appFileQuery(fileId));
  const { error } = detail;
  if (error instanceof ApiError && (error.code === 'nodata' || error.code === 'erased'))
    return <NoSuchAppFile id={fileId} erased={erasedOf(error)} />;
  if (error) return <ErrorState error={error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Skeleton className="h-64 w-full" />;
  const { file, state } = detail.data;
  const canChange = file.own && state !== 'deleted';
  const toList = () => void navigate({ to: '/management/app/components/appFileListPage' });
  return (
    <>
      <PageHeader
        title={`${file.appName} ${file.version}`}
        context={file.description || file.packageName}
        actions={
          <>
            <PageLink to="/management/app/files/$fileId/timeline" params={{ fileId }} className={linkLook}>
              {text(messages.timeline)}
            </PageLink>
            {state === 'approved' ? <PlanFileButton file={file} /> : null}
            {canChange ? (
              <FileActions file={file} onDeleted={toList} />
            ) : state === 'deleted' ? null : (
              <span className="text-dense text-secondary">{text(messages.aboveOwn)}</span>
            )}
          </>
        }
      />
      <ApprovalBar {...detail.data} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <FileCard file={file} />
          <SignatureCard file={file} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <UsageCard {...detail.data} />
          {may(getAppProfilePage) ? <UsedInProfiles kind={appProfiles} contentId={fileId} /> : null}
          <VersionsCard {...detail.data} />
        </div>
      </div>
    </>
  );
}

/** The state of the file's approval, and the next step. */
function ApprovalBar({ file, state, fourEyes, mine, stored, approvers }: AppFileDetail) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const notAllowed = useBlocked('approveApp');
  const sentence = (): string => {
    if (state === 'deleted') return text(messages.isDeleted);
    if (!stored) return text(actionMessages.missingBar);
    if (state === 'approved') {
      if (file.approver === null) return text(actionMessages.approvedBeforeBar);
      const said = file.approvedAlone ? actionMessages.approvedAloneBar : actionMessages.approvedBar;
      return text(said, { approver: file.approver });
    }
    return fourEyes && file.uploader
      ? text(actionMessages.fourEyesBar, { uploader: file.uploader })
      : text(actionMessages.approvalBar);
  };
  return (
    <div
      className={cx(
        'mb-4 flex flex-wrap items-center gap-3 rounded border p-3',
        stored ? 'border-stroke bg-raised' : 'border-danger-stroke bg-danger-surface text-danger',
      )}
    >
      <StateBadge look={stateAppearance[state]} />
      <div className="min-w-0 grow text-body">
        <p>
          {sentence()} <Approvers approvers={approvers} none={actionMessages.noApprover} />
        </p>
        {file.signerReason === null ? null : (
          <p className="text-notice">{text(actionMessages.otherSignerBar, { reason: file.signerReason })}</p>
        )}
      </div>
      {state === 'notApproved' && file.own ? (
        <Button
          look="main"
          blocked={notAllowed ?? (fourEyes && mine ? text(actionMessages.ownUpload) : null)}
          onClick={() => setAsking(true)}
        >
          {text(actionMessages.approve)}
        </Button>
      ) : null}
      <FileQuestions file={file} asked={asking ? 'approve' : null} onClose={() => setAsking(false)} />
    </div>
  );
}
