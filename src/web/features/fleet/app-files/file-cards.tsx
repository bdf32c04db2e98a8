import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFileSize } from '#web/entities/file-upload/file-size.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { appProfiles } from '../app-profiles/profile-kind.ts';
import { AppIcon } from './app-icon.tsx';
import { approvalAppearance, platformNames } from './appearance.ts';
import { appFileLink } from './columns.tsx';
import { messages } from './messages.ts';
import type { AppFile, AppFileDetail } from './queries.ts';

const origins = { file: messages.fromFile, typed: messages.fromPerson };

/** A value, and whether the file or a person says it. */
function Stated({ children, origin }: { children: ReactNode; origin: AppFile['packageOrigin'] }) {
  const text = useText();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0 font-mono wrap-anywhere">{children}</span>
      <span className="font-sans text-caption text-muted">
        {text(origin === null ? messages.fromTable : origins[origin])}
      </span>
    </span>
  );
}

export function FileCard({ file }: { file: AppFile }) {
  const text = useText();
  const dateTime = useDateTime();
  const sizeOf = useFileSize();
  const isAndroid = file.platform === 'android';
  const isRead = file.sha256 !== null;
  return (
    <Card title={text(messages.details)}>
      <PropertyList>
        <Property label={text(messages.app)}>
          <span className="flex items-center gap-2">
            <AppIcon file={file} large />
            {file.appName}
          </span>
        </Property>
        <Property label={text(messages.platform)}>{text(platformNames[file.platform])}</Property>
        <Property label={text(messages.package)}>
          <Stated origin={file.packageOrigin}>{file.packageName}</Stated>
        </Property>
        <Property label={text(messages.version)}>
          <Stated origin={file.versionOrigin}>{file.version}</Stated>
        </Property>
        {isAndroid ? (
          <>
            <Property label={text(messages.versionCode)}>
              {file.versionCode === null ? (
                text(messages.unknown)
              ) : (
                <Stated origin="file">{String(file.versionCode)}</Stated>
              )}
            </Property>
            <Property label={text(messages.minSdk)}>
              {file.minSdk === null ? (
                text(messages.unknown)
              ) : (
                <Stated origin="file">{text(messages.apiLevel, { level: String(file.minSdk) })}</Stated>
              )}
            </Property>
            {isRead ? (
              <Property label={text(messages.debuggable)}>
                {file.debuggable ? (
                  <span className="text-notice">{text(messages.debuggableYes)}</span>
                ) : (
                  text(messages.debuggableNo)
                )}
              </Property>
            ) : null}
          </>
        ) : null}
        <Property label={text(messages.developer)}>{file.developer ?? text(messages.unknown)}</Property>
        <Property label={text(messages.target)}>{file.targetOperatorName}</Property>
        <Property label={text(messages.models)}>
          {file.models === null ? text(messages.allModels) : file.models.join(', ') || text(messages.unknown)}
        </Property>
        {isRead ? <Property label={text(messages.file)}>{file.file}</Property> : null}
        {file.url === null ? null : (
          <Property label={text(messages.address)} mono>
            {file.url}
          </Property>
        )}
        <Property label={text(messages.size)}>{sizeOf(file.size)}</Property>
        {file.sha256 === null ? null : (
          <Property label={text(messages.digest)}>
            <CopyableId id={file.sha256} length={24} />
          </Property>
        )}
        <Property label={text(messages.uploader)}>{file.uploader || text(messages.unknown)}</Property>
        <Property label={text(messages.uploaded)}>{dateTime(file.uploadTime)}</Property>
        <Property label={text(messages.updated)}>{dateTime(file.dateModified)}</Property>
      </PropertyList>
    </Card>
  );
}

/** The signer of an Android app, whether that was verified, and the signer of the version before. */
export function SignatureCard({ file }: { file: AppFile }) {
  const text = useText();
  const { signer } = file;
  if (file.platform !== 'android') return null;
  return (
    <Card title={text(messages.signature)}>
      {signer ? (
        <PropertyList columns={1}>
          <Property label={text(messages.signer)}>
            {signer.subject}
            <span className={`block text-caption ${signer.verified ? 'text-muted' : 'text-notice'}`}>
              {text(signer.verified ? messages.signatureVerified : messages.signatureStated, {
                scheme: String(signer.scheme),
              })}
            </span>
          </Property>
          <Property label={text(messages.certificate)}>
            <CopyableId id={signer.sha256} length={24} />
          </Property>
          {file.signerBefore === null ? null : (
            <>
              <Property label={text(messages.certificateBefore)}>
                <CopyableId id={file.signerBefore} length={24} />
              </Property>
              <Property label={text(messages.signerReason)}>{file.signerReason}</Property>
            </>
          )}
        </PropertyList>
      ) : (
        <p className="text-dense text-secondary">{text(messages.signatureUnknown)}</p>
      )}
    </Card>
  );
}

const taskLink = (taskId: string) => linkOptions({ to: '/tasks/$taskId', params: { taskId } });

export function UsageCard({ installed, uses, used }: AppFileDetail) {
  const text = useText();
  return (
    <Card title={text(messages.usage)}>
      <PropertyList columns={1}>
        <Property label={text(messages.installedOn)}>{text(messages.devices, { count: installed })}</Property>
        <Property label={text(messages.installing)}>
          {uses.length === 0 ? (
            text(messages.uses, { count: used })
          ) : (
            <ul className="flex flex-col gap-1">
              {uses.map(({ kind, id, name }) => (
                <li key={id}>
                  <PageLink
                    {...(kind === 'task' ? taskLink(id) : appProfiles.links.page(id))}
                    otherwise="text"
                    className={linkLook}
                  >
                    {name}
                  </PageLink>
                </li>
              ))}
              {used > uses.length ? <li>{text(messages.more, { count: used - uses.length })}</li> : null}
            </ul>
          )}
        </Property>
      </PropertyList>
    </Card>
  );
}

/** The versions of the app side by side. */
export function VersionsCard({ file, versions }: AppFileDetail) {
  const text = useText();
  return (
    <Card title={text(messages.versions)}>
      <ul className="flex flex-col gap-2 text-dense">
        {versions.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-2">
            {each.id === file.id ? (
              <span className="font-mono">
                {each.version}{' '}
                <span className="font-sans text-caption text-muted">{text(messages.thisVersion)}</span>
              </span>
            ) : (
              <PageLink {...appFileLink(each.id)} className={`${linkLook} font-mono`}>
                {each.version}
              </PageLink>
            )}
            <StateBadge look={approvalAppearance[each.approval]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
