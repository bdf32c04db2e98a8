import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Approvers } from '../approvals/approvers.tsx';
import { UsedInProfiles } from '../profiles/used-in.tsx';
import { approvalAppearance } from './appearance.ts';
import { Megabytes } from './columns.tsx';
import { FileActions } from './file-actions.tsx';
import { FileQuestions } from './file-questions.tsx';
import { messages as keyMessages } from './key-messages.ts';
import { messages } from './messages.ts';
import { LazyPlanSheet } from './plan-button.tsx';
import { firmwareProfiles } from './profile-kind.ts';
import { profileTexts } from './profile-texts.ts';
import { type FirmwareDetail, fileQuery } from './queries.ts';

/** One firmware file: its approval, its details, and where it is used. */
export function FirmwareFilePage({ fileId }: { fileId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const may = useMay();
  const [planning, setPlanning] = useState(false);
  const planBlocked = useBlocked('createFirmwareProfile');
  const detail = useQuery(fileQuery(fileId));
  const toList = (
    <PageLink to="/management/firmware/firmwareFileList" className={linkLook}>
      {text(messages.toList)}
    </PageLink>
  );
  const { error } = detail;
  if (error instanceof ApiError && (error.code === 'nodata' || error.code === 'erased'))
    return (
      <NotFound
        title={text(messages.notFound)}
        help={text(messages.notFoundHelp)}
        id={fileId}
        erased={erasedOf(error)}
      >
        {toList}
      </NotFound>
    );
  if (error) return <ErrorState error={error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Skeleton className="h-64 w-full" />;
  const { file, own } = detail.data;
  return (
    <>
      <PageHeader
        title={`${file.modelName} ${file.versionName}`}
        context={file.description || file.file}
        actions={
          own ? (
            <>
              <Button
                blocked={planBlocked ?? (file.approval === 'Approved' ? null : text(messages.planUnapproved))}
                onClick={() => setPlanning(true)}
              >
                {text(profileTexts.action)}
              </Button>
              <FileActions
                file={file}
                onDeleted={() => void navigate({ to: '/management/firmware/firmwareFileList' })}
              />
            </>
          ) : (
            <span className="text-dense text-secondary">{text(messages.aboveOwn)}</span>
          )
        }
      />
      <ApprovalBar {...detail.data} />
      {planning ? <LazyPlanSheet file={file} onClose={() => setPlanning(false)} /> : null}
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <FileCard {...detail.data} />
        <div className="flex flex-col gap-4">
          <UsageCard {...detail.data} />
          {may(operations.getFirmwareProfilePage.permission ?? []) ? (
            <UsedInProfiles kind={firmwareProfiles} contentId={fileId} />
          ) : null}
        </div>
      </div>
    </>
  );
}

const unsignedTexts = {
  missing: keyMessages.unsignedMissing,
  revoked: keyMessages.unsignedRevoked,
  altered: keyMessages.unsignedAltered,
};

/** The state of the file's approval, and the next step. */
function ApprovalBar({ file, fourEyes, own, mine, stored, signature, unsigned, approvers }: FirmwareDetail) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const notAllowed = useBlocked('approveFirmware');
  const isApproved = file.approval === 'Approved';
  const isRevoked = signature !== null && signature.revokedTime !== null;
  const signedBar =
    file.signedBy === null
      ? keyMessages.notSignedBar
      : isRevoked
        ? keyMessages.signedRevokedBar
        : keyMessages.signedBar;
  const unsignedText = unsigned && text(unsignedTexts[unsigned]);
  const sentence = (): string => {
    if (!stored) return text(messages.missingBar);
    if (isApproved) {
      const said = file.approvedAlone ? messages.approvedAloneBar : messages.approvedBar;
      return text(said, { approver: file.approver ?? '' });
    }
    if (unsignedText) return unsignedText;
    return fourEyes ? text(messages.fourEyesBar, { uploader: file.uploader }) : text(messages.approvalBar);
  };
  return (
    <div
      className={cx(
        'mb-4 flex flex-wrap items-center gap-3 rounded border p-3',
        stored ? 'border-stroke bg-raised' : 'border-danger-stroke bg-danger-surface text-danger',
      )}
    >
      <StateBadge look={approvalAppearance[file.approval]} />
      <p className="min-w-0 grow text-body">
        {sentence()} {unsignedText && !isApproved ? null : text(signedBar, { key: file.signedBy ?? '' })}{' '}
        <Approvers approvers={approvers} none={profileTexts.noApprover} />
      </p>
      {isApproved || !own ? null : (
        <Button
          look="main"
          blocked={notAllowed ?? unsignedText ?? (fourEyes && mine ? text(messages.ownUpload) : null)}
          onClick={() => setAsking(true)}
        >
          {text(messages.approve)}
        </Button>
      )}
      <FileQuestions file={file} asked={asking ? 'approve' : null} onClose={() => setAsking(false)} />
    </div>
  );
}

function FileCard({ file, signature }: FirmwareDetail) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <Card title={text(messages.details)}>
      <PropertyList>
        <Property label={text(messages.model)}>{file.modelName}</Property>
        <Property label={text(messages.version)} mono>
          {file.versionName}
        </Property>
        <Property label={text(messages.code)} mono>
          {String(file.fwCode)}
        </Property>
        <Property label={text(messages.minimum)} mono>
          {file.minimumFirmwareVersion ?? text(messages.any)}
        </Property>
        <Property label={text(messages.target)} mono>
          {file.targetFirmwareVersion ?? text(messages.any)}
        </Property>
        <Property label={text(messages.file)}>{file.file}</Property>
        <Property label={text(messages.size)}>
          <Megabytes size={file.size} />
        </Property>
        <Property label={text(messages.digest)}>
          <CopyableId id={file.sha256} length={24} />
        </Property>
        <Property label={text(keyMessages.signedBy)}>{file.signedBy ?? text(keyMessages.notSigned)}</Property>
        {signature ? (
          <Property label={text(keyMessages.keyFingerprint)}>
            <CopyableId id={signature.fingerprint} length={24} />
          </Property>
        ) : null}
        <Property label={text(messages.uploader)}>{file.uploader}</Property>
        <Property label={text(messages.uploaded)}>{dateTime(file.uploadTime)}</Property>
        <Property label={text(messages.updated)}>{dateTime(file.updatedTime)}</Property>
      </PropertyList>
    </Card>
  );
}

function UsageCard({ file, installed, devices, running }: FirmwareDetail) {
  const text = useText();
  const { number } = useFormats();
  return (
    <Card title={text(messages.usage)}>
      <PropertyList columns={1}>
        <Property label={text(messages.installedOn)}>
          {text(messages.installedOf, { installed, devices })}
        </Property>
        <Property label={text(messages.running)}>{number(running)}</Property>
      </PropertyList>
      <p className="pt-3">
        <PageLink
          to="/device/deviceList/$pageNum"
          params={{ pageNum: '1' }}
          search={{ keyword: file.modelName }}
          className={linkLook}
        >
          {text(messages.showDevices)}
        </PageLink>
      </p>
    </Card>
  );
}
