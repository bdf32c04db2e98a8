import { useMutation, useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { upgradeAppearance } from '#web/entities/firmware-upgrade/appearance.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { askForBanks, deviceFirmwareQuery } from './queries.ts';
import { reasonWords } from './reason-words.ts';
import { recordMessages } from './record-messages.ts';
import { UpgradeButton } from './upgrade-button.tsx';
import { upgradeMessages as messages } from './upgrade-messages.ts';

type Upgrade = components['schemas']['Upgrade'];

/** Upgrades that the card lists. */
const listed = 5;

/** Shows the installed firmware, the other bank, a pending version, and earlier ones. */
export function FirmwareCard({ device }: { device: Device }) {
  const text = useText();
  const { endpointId } = device;
  const { data } = useQuery(deviceFirmwareQuery(endpointId));
  const banks = useMutation({ mutationFn: () => askForBanks(endpointId) });
  const other = banks.data?.find(({ active }) => !active);
  return (
    <Card
      id="firmware"
      title={text(messages.card)}
      actions={
        <div className="flex flex-wrap gap-2">
          {device.online ? (
            <Button size="small" look="quiet" busy={banks.isPending} onClick={() => banks.mutate()}>
              {text(messages.askBanks)}
            </Button>
          ) : null}
          <UpgradeButton devices={[device]} />
        </div>
      }
    >
      <PropertyList>
        <Property label={text(messages.installed)} mono>
          {data?.installed ?? 'N/A'}
        </Property>
        <Property label={text(messages.otherBank)} mono={data?.oneBank !== true}>
          {data?.oneBank
            ? text(messages.oneBank)
            : other
              ? text(messages.bankOf, { version: other.version || 'N/A', status: other.status })
              : 'N/A'}
        </Property>
      </PropertyList>
      {data?.current ? <Current upgrade={data.current} /> : null}
      {data && data.history.length > 0 ? <Earlier upgrades={data.history.slice(0, listed)} /> : null}
    </Card>
  );
}

function Current({ upgrade }: { upgrade: Upgrade }) {
  const text = useText();
  const { progress } = upgrade;
  return (
    <section className="mt-4 flex flex-col gap-2 rounded border border-stroke p-3" aria-live="polite">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-body font-medium">
          {text(upgrade.rollback ? messages.nowBackTo : messages.nowTo, { version: upgrade.toVersion })}
        </h3>
        <StateBadge look={upgradeAppearance[upgrade.state]} />
        <RecordLink upgradeId={upgrade.upgradeId} />
      </div>
      {progress === null ? null : (
        <progress
          aria-label={text(messages.now)}
          className="h-2 w-full accent-accent"
          value={progress}
          max={1}
        />
      )}
    </section>
  );
}

function RecordLink({ upgradeId }: { upgradeId: string }) {
  const text = useText();
  return (
    <PageLink to="/upgrades/$upgradeId" params={{ upgradeId }} className={linkLook}>
      {text(recordMessages.show)}
    </PageLink>
  );
}

function Earlier({ upgrades }: { upgrades: readonly Upgrade[] }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <section className="mt-4">
      <h3 className="pb-2 text-dense font-medium text-secondary">{text(messages.pastUpgrades)}</h3>
      <ul className="flex flex-col divide-y divide-stroke">
        {upgrades.map((upgrade) => (
          <li
            key={upgrade.upgradeId}
            className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-dense"
          >
            <span className="font-mono">{`${upgrade.fromVersion ?? 'N/A'} → ${upgrade.toVersion}`}</span>
            <StateBadge look={upgradeAppearance[upgrade.state]} />
            {upgrade.reason ? (
              <span className="min-w-0 text-secondary">{reasonWords(text, upgrade.reason)}</span>
            ) : null}
            <span className="grow text-right text-muted">
              {`${upgrade.requester}, ${dateTime(upgrade.requestTime)}`}
            </span>
            <RecordLink upgradeId={upgrade.upgradeId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
