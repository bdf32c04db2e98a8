import { useQuery } from '@tanstack/react-query';
import { rollbackMs } from '#domain/task-kinds/kind.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/resource/confirm-dialog.tsx';
import { type Device, deviceRadiosQuery, deviceStationsQuery, nameOf } from '../device/queries.ts';
import { leaveMessages as messages } from './messages.ts';

const namesShown = 5;

interface WhoLeavesProps extends Omit<ConfirmDialogProps, 'title' | 'body' | 'danger'> {
  device: Device;
  /** The interrupted networks; without names all of them. */
  of: { bands?: readonly (string | null)[]; ssids?: readonly (string | null)[] };
  title?: string;
  body?: string;
  /** The device reverts the change if it cannot connect, if its model can do that. */
  onTrial?: true;
}

/** Confirms a Wi-Fi change and lists the clients that it disconnects. */
export function WhoLeaves({ device, of, title, body, onTrial, warnings = [], ...dialog }: WhoLeavesProps) {
  const text = useText();
  const { supportFeatures } = useModelOf()(device);
  const enabled = dialog.open && supportFeatures.includes('connectedDevices');
  const { data: radios } = useQuery({ ...deviceRadiosQuery(device.endpointId), enabled: dialog.open });
  const trial = onTrial && radios && (radios.takesBack ? messages.onTrial : messages.notOnTrial);
  const known = useQuery({ ...deviceStationsQuery(device.endpointId), enabled });
  const leaving = (known.data?.associated_devices ?? []).filter(
    ({ frequency_band: band, ssid_name: ssid }) =>
      (of.bands?.includes(band) ?? true) && (of.ssids?.includes(ssid) ?? true),
  );
  const names = leaving
    .slice(0, namesShown)
    .map(({ host_name: name, mac_address: mac }) => name ?? mac ?? '');
  const message = leaving.length > names.length ? messages.leaveMore : messages.leave;
  const count = leaving.length;
  return (
    <ConfirmDialog
      {...dialog}
      title={title ?? text(messages.title)}
      body={body ?? text(messages.body)}
      warnings={[
        ...warnings,
        ...(trial ? [text(trial, { device: nameOf(device), seconds: rollbackMs / 1000 })] : []),
        ...(count > 0 ? [text(message, { count, names: names.join(', '), more: count - names.length })] : []),
      ]}
      danger
    />
  );
}
