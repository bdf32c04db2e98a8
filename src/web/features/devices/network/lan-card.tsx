import { useText } from '#web/i18n/use-text.ts';
import type { Device } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { observedRows } from '../settings/setting.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { Addresses } from './addresses.tsx';
import { type LanForm, ofDhcpServer, useLanSettings } from './lan-settings.ts';
import { LanSheet } from './lan-sheet.tsx';
import { messages, unidentifiedMessages } from './messages.ts';
import type { DeviceLan } from './queries.ts';
import { isUnidentified, Unidentified } from './unidentified.tsx';

/** LAN settings as reported, their change as a task, and DHCP leases (CL-075, CL-080). */
export function LanCard({ device, known }: { device: Device; known: DeviceLan }) {
  const text = useText();
  const settings = useLanSettings();
  const { lan, observedAt } = known;
  const isUnknown = isUnidentified(known.interfaces, 'home');
  const shown = [...(['ip', 'mask', 'dhcp_enable'] as const), ...(lan.dhcp_enable ? ofDhcpServer : [])];
  return (
    <SettingsCard<LanForm>
      title={text(messages.lan)}
      device={device}
      kind="LanSettings"
      operation="setLan"
      group="lan"
      edit={text(messages.editLan)}
      settings={settings}
      observed={lan}
      isUnread={lan.ip === null}
      refusal={isUnknown ? text(unidentifiedMessages.blocked) : null}
      sheet={(sheet) => <LanSheet {...{ device, known, sheet }} />}
    >
      {isUnknown ? (
        <Unidentified of="home" interfaces={known.interfaces} />
      ) : (
        <ObservedList rows={observedRows(settings, lan, shown)} observedAt={observedAt} />
      )}
      {lan.dhcp_enable ? <Addresses device={device} known={known} /> : null}
    </SettingsCard>
  );
}
