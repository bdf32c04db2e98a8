import { linkOptions } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { AppIcon } from './app-icon.tsx';
import { approvalAppearance, platformNames } from './appearance.ts';
import { messages } from './messages.ts';
import type { AppFile } from './queries.ts';

export const appFileLink = (fileId: string) =>
  linkOptions({ to: '/management/app/files/$fileId', params: { fileId } });

function NamedApp({ file }: { file: AppFile }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <AppIcon file={file} />
      <PageLink
        {...appFileLink(file.id)}
        otherwise="text"
        className={`${linkLook} block truncate md:max-w-56`}
      >
        {file.appName}
      </PageLink>
    </span>
  );
}

/** The signer's name, and what a reader must know before trusting it. */
function Signer({ signer, signerBefore }: AppFile) {
  const text = useText();
  if (!signer) return text(messages.unknown);
  const name = /(?:^|, )CN=([^,]+)/.exec(signer.subject)?.[1] ?? signer.subject;
  return (
    <span className="block md:max-w-48">
      <span className="block truncate" title={signer.subject}>
        {name}
      </span>
      {signer.verified ? null : (
        <span className="block text-caption text-notice">{text(messages.notVerified)}</span>
      )}
      {signerBefore === null ? null : (
        <span className="block text-caption text-notice">{text(messages.newSigner)}</span>
      )}
    </span>
  );
}

const file = columnsOf<AppFile>();
export const appColumns = {
  app: file.cell(messages.app, (row) => <NamedApp file={row} />, { sortBy: 'appName', onCard: 'title' }),
  version: file.text(messages.version, ({ version }) => version, {
    sortBy: 'version',
    mono: true,
    onCard: 'line',
  }),
  approval: file.state(messages.approval, ({ approval }) => approvalAppearance[approval]),
  platform: file.word(messages.platform, ({ platform }) => platformNames[platform]),
  package: file.text(messages.package, ({ packageName }) => packageName, {
    sortBy: 'packageName',
    mono: true,
    atMost: 'md:max-w-56',
    onCard: 'line',
  }),
  developer: file.text(messages.developer, ({ developer }) => developer, { sortBy: 'developer' }),
  target: file.text(messages.target, ({ targetOperatorName }) => targetOperatorName, { onCard: 'line' }),
  signer: file.cell(messages.signer, (row) => <Signer {...row} />),
  uploader: file.text(messages.uploader, ({ uploader }) => uploader || null),
  uploaded: file.time(messages.uploaded, ({ uploadTime }) => uploadTime, { sortBy: 'uploadTime' }),
};
