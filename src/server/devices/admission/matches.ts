import { BlockList, isIP } from 'node:net';
import type { UnregisteredDevice } from '#domain/refused-connection.ts';
import type { AdmissionOrder } from '#machines/admission/events.ts';
import { identityIn } from '#usp/endpoint-id.ts';

/** Shortest prefixes of a network: a wider one would admit half the internet. */
const shortest = { 4: 8, 6: 32 } as const;

/** Reads a network such as `192.0.2.0/24`, or one address; null: it is none, or too wide. */
export function readNetwork(text: string): { list: BlockList; network: string } | null {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return null;
  const whole = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? whole : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  if (bits < shortest[family === 4 ? 4 : 6] || bits > whole) return null;
  const list = new BlockList();
  list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  return { list, network: `${address}/${bits}` };
}

/** Tells if the admission is for this device. */
export function matches({ devices }: Pick<AdmissionOrder, 'devices'>, device: UnregisteredDevice): boolean {
  if (devices.by === 'device')
    return (
      devices.endpointId === device.endpointId &&
      (devices.fingerprint === null || devices.fingerprint === device.fingerprint)
    );
  const { oui, productClass } = identityIn(device.endpointId);
  if (devices.oui !== null && devices.oui.toUpperCase() !== oui?.toUpperCase()) return false;
  if (devices.productClass !== null && devices.productClass !== productClass) return false;
  return contains(devices.network, device.address);
}

function contains(network: string, address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0] ?? '';
  const family = isIP(plain);
  return family !== 0 && (readNetwork(network)?.list.check(plain, family === 4 ? 'ipv4' : 'ipv6') ?? false);
}
