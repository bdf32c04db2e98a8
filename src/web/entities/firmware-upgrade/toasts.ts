import { dispatch } from '#web/live/dispatch.ts';
import { liveSocket } from '#web/live/socket.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { upgradeAppearance } from './appearance.ts';
import { followedUpgrades } from './followed-upgrades.ts';
import { upgradeToasts as messages } from './messages.ts';
import { readUpgrade } from './streams.ts';

type State = keyof typeof upgradeAppearance;
const isState = (state: unknown): state is State => typeof state === 'string' && state in upgradeAppearance;

/** The device and the outcome; the commands of an upgrade have toasts of their own, and succeed also where it fails. */
function showEnd(upgradeId: string, device: string, state: State): void {
  const done = state === 'succeeded';
  const title = done
    ? messages.done
    : state === 'unknown'
      ? messages.unknown
      : state === 'cancelled'
        ? messages.cancelled
        : messages.failed;
  const { tone, label, icon } = upgradeAppearance[state];
  toastStore.show({
    tone: tone === 'success' || tone === 'danger' || tone === 'notice' ? tone : 'info',
    icon,
    title: { message: title },
    body: done
      ? { message: messages.runs, values: { device } }
      : { message: messages.line, values: { device, state: label } },
    upgradeId,
  });
}

/** Also those that have ended: each is reported once. */
const followed = new Set<string>();

/** Shows a toast when an upgrade that this tab started ends, also after a reload (TN-143, TN-144, ER-060). */
export function followUpgrade(upgradeId: string, device: string): void {
  if (followed.has(upgradeId)) return;
  followed.add(upgradeId);
  followedUpgrades.keep(upgradeId, device);
  let hasEnded = false;
  const end = (state: State) => {
    if (hasEnded) return;
    hasEnded = true;
    for (const stop of stops) stop();
    followedUpgrades.drop(upgradeId);
    showEnd(upgradeId, device, state);
  };
  // A failed read is repeated when the socket is back.
  const look = () =>
    void readUpgrade(upgradeId).then(
      ({ state, terminal }) => {
        if (terminal && isState(state)) end(state);
      },
      () => {},
    );
  const stops = [
    dispatch.listenToFacts(({ data }) => {
      if (data.upgradeId === upgradeId && data.ended === true && isState(data.state)) end(data.state);
    }),
    liveSocket.onResync(look),
  ];
  // The socket may have reported the end before the command's own answer arrived.
  look();
}

export function followAgain(): void {
  for (const [upgradeId, device] of Object.entries(followedUpgrades.read())) followUpgrade(upgradeId, device);
}
