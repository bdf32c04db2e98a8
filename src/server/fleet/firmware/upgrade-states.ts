import type { components } from '#api/main.d.ts';

type Upgrade = components['schemas']['Upgrade'];

/** States, by their names in the contract. */
const states = [
  ...([
    'downloading',
    'installing',
    'restarting',
    'activating',
    'checking',
    'away',
    'soaking',
    'confirming',
    'silent',
  ] as const),
  ...(['succeeded', 'failed', 'fellBack', 'lost', 'unknown', 'cancelled'] as const),
] satisfies Upgrade['state'][];
export const upgradeStateOf = (text: string): Upgrade['state'] =>
  states.find((state) => state === text) ?? 'checking';
