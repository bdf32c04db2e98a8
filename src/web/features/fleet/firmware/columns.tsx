import { linkOptions } from '@tanstack/react-router';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { approvalAppearance, reasonOf, resultAppearance } from './appearance.ts';
import { messages as keyMessages } from './key-messages.ts';
import { messages } from './messages.ts';
import type { FirmwareFile, FirmwareUpload } from './queries.ts';

export function Megabytes({ size }: { size: number }) {
  const text = useText();
  const formats = useFormats();
  return (
    <span className="tabular-nums">
      {text(messages.megabytes, { size: formats.fixed(size / 2 ** 20, 1) })}
    </span>
  );
}

const file = columnsOf<FirmwareFile>();
export const fileColumns = {
  version: file.link(
    messages.version,
    ({ FirmwareFileId }) =>
      linkOptions({
        to: '/management/firmware/firmwareFileList/$fileId',
        params: { fileId: FirmwareFileId },
      }),
    ({ versionName }) => versionName,
    { sortBy: 'versionName' },
  ),
  code: file.text(messages.code, ({ fwCode }) => String(fwCode), { sortBy: 'fwCode', mono: true }),
  model: file.text(messages.model, ({ modelName }) => modelName, { sortBy: 'model', onCard: 'line' }),
  approval: file.state(messages.approval, ({ approval }) => approvalAppearance[approval]),
  size: file.cell(messages.size, ({ size }) => <Megabytes size={size} />),
  digest: file.cell(messages.digest, ({ sha256 }) => <CopyableId id={sha256} length={15} />),
  signedBy: file.text(keyMessages.signedBy, ({ signedBy }) => signedBy),
  uploader: file.text(messages.uploader, ({ uploader }) => uploader, { onCard: 'line' }),
  uploaded: file.time(messages.uploaded, ({ uploadTime }) => uploadTime, { sortBy: 'uploadTime' }),
  approver: file.text(messages.approver, ({ approver }) => approver),
};

/** Leads to the record of its bytes, where there were any. */
function UploadedFile({ fileName, historyData, uploadId }: FirmwareUpload) {
  const name = fileName || historyData;
  const look = 'block truncate md:max-w-72';
  if (uploadId === null) return <span className={look}>{name}</span>;
  return (
    <PageLink
      to="/uploads/$uploadId"
      params={{ uploadId }}
      otherwise="text"
      className={`${linkLook} ${look}`}
    >
      {name}
    </PageLink>
  );
}

const upload = columnsOf<FirmwareUpload>();
export const historyColumns = {
  file: upload.cell(messages.file, (row) => <UploadedFile {...row} />, { onCard: 'title' }),
  result: upload.state(messages.result, ({ result }) =>
    result === 'success' ? resultAppearance.added : resultAppearance.refused,
  ),
  reason: upload.word(messages.reason, ({ result }) => reasonOf(result), { onCard: 'line' }),
  model: upload.text(messages.model, ({ modelName }) => modelName),
  version: upload.text(messages.version, ({ versionName }) => versionName, { onCard: 'line' }),
  code: upload.text(messages.code, ({ fwCode }) => String(fwCode), { mono: true }),
  by: upload.text(messages.uploader, ({ requester }) => requester),
  time: upload.time(messages.uploaded, ({ uploadTime }) => uploadTime, { onCard: 'line' }),
};
