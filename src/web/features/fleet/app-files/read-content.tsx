import { useText } from '#web/i18n/use-text.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { platformNames } from './appearance.ts';
import { messages, uploadMessages } from './messages.ts';
import type { AppContent } from './queries.ts';

/** Shows the file's statements before it is saved. */
export function ReadContent({ content }: { content: AppContent }) {
  const text = useText();
  const { app, signer, platform, packageName, version, versionCode, minSdk } = content;
  const isAndroid = platform === 'android';
  return (
    <section aria-label={text(uploadMessages.read)} className="rounded border border-stroke bg-sunken p-3">
      <h3 className="pb-1 text-dense font-medium text-secondary">{text(uploadMessages.read)}</h3>
      <PropertyList columns={1}>
        <Property label={text(messages.platform)}>{text(platformNames[platform])}</Property>
        <Property label={text(messages.package)} mono>
          {packageName ?? text(messages.unknown)}
        </Property>
        <Property label={text(messages.version)} mono>
          {version ?? text(messages.unknown)}
        </Property>
        {isAndroid ? (
          <>
            <Property label={text(messages.versionCode)} mono>
              {String(versionCode)}
            </Property>
            <Property label={text(messages.minSdk)}>
              {text(messages.apiLevel, { level: String(minSdk) })}
            </Property>
            <Property label={text(messages.signer)}>
              {signer?.subject ?? text(messages.unsigned)}
              {signer ? (
                <span className={`block text-caption ${signer.verified ? 'text-muted' : 'text-notice'}`}>
                  {text(signer.verified ? messages.signatureVerified : messages.signatureStated, {
                    scheme: String(signer.scheme),
                  })}
                </span>
              ) : null}
            </Property>
            {content.debuggable ? (
              <Property label={text(messages.debuggable)}>
                <span className="text-notice">{text(messages.debuggableYes)}</span>
              </Property>
            ) : null}
          </>
        ) : null}
      </PropertyList>
      <p className="pt-2 text-dense">
        {app
          ? text(uploadMessages.newVersion, { name: app.appName, version: app.newest })
          : text(uploadMessages.newApp)}
      </p>
    </section>
  );
}
