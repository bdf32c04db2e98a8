import { type PortCheckAnswer, portCheckAnswer, portCheckProtocol } from '#domain/port-check.ts';
import { after, nowMs } from '#web/ambient/clock.ts';

/** Milliseconds after which a port that does not answer counts as unreachable, as a device would see it. */
const longestMs = 10_000;

/**
 * Result of opening the device port from this browser. `reached`: Waymark answered. `other`: something else did.
 * `closed`: the connection failed; a browser does not say whether the port is closed or its certificate not trusted.
 * `silent`: no answer in time. `mixed`: an encrypted page may not open an unencrypted port.
 */
export type PortCheck =
  | { kind: 'reached'; ms: number; answer: PortCheckAnswer }
  | { kind: 'other' | 'closed' | 'silent' | 'mixed' };

/** Opens the device port as a device would, and tells what it met. */
export function checkPort(url: string): Promise<PortCheck> {
  if (window.location.protocol === 'https:' && url.startsWith('ws:'))
    return Promise.resolve({ kind: 'mixed' });
  return new Promise((resolve) => {
    const begun = nowMs();
    const socket = new WebSocket(url, portCheckProtocol);
    const end = (met: PortCheck) => {
      forget();
      socket.close();
      resolve(met);
    };
    const forget = after(longestMs, () => end({ kind: 'silent' }));
    socket.addEventListener('message', ({ data }) => {
      const answer = portCheckAnswer(data);
      end(answer ? { kind: 'reached', ms: nowMs() - begun, answer } : { kind: 'other' });
    });
    socket.addEventListener('close', () => end({ kind: 'closed' }));
  });
}
