import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

interface DemoPreset {
  name: string;
  description: string;
  weight: number;
  channel: number;
  target: { type: 'model'; modelNames: string[] } | { type: 'group'; gids: string[] };
}

/** Brings a preset into force as its author and an approver do, unless it is there already; returns its id. */
async function bring(demo: Demo, author: DemoUser, preset: DemoPreset): Promise<string> {
  const { channel, ...order } = preset;
  const known = await author.call('listPresets', { query: { keyword: preset.name } });
  const { presetId } =
    known.find(({ name }) => name === preset.name) ??
    (await author.call('createPreset', {
      body: {
        ...order,
        events: ['registered', 'booted', 'periodic', 'manual'],
        configuration: { '5GHz/channel': channel },
      },
    }));
  const params = { presetId };
  const plan = await demo.until(async () => {
    const found = await author.call('getPreset', { params });
    if (found.state === 'planned') {
      const planHash = found.plan?.planHash ?? '';
      await author.call('submitPreset', { params, body: { planHash } });
    }
    return ['awaitingApproval', 'active'].includes(found.state) ? found : null;
  });
  if (plan.state === 'awaitingApproval') {
    const approver = await demo.signIn('system.admin@waymark.example');
    await approver.call('approvePreset', { params, body: { planHash: plan.plan?.planHash ?? '' } });
  }
  return presetId;
}

/** Router of the simulator whose owner sets the channel back. */
const ownChannel = 'Lounge router 23';
const mostRounds = 4;

/** Waits until the preset has one of these states on that router; `checks`: with a check at each look. */
const seen = (
  demo: Demo,
  author: DemoUser,
  presetId: string,
  states: readonly string[],
  checks = false,
): Promise<string> =>
  demo.until(async () => {
    const params = { presetId };
    const found = await author.call('listPresetDevices', { params, query: { keyword: ownChannel } });
    const state = found[0]?.state;
    if (state !== undefined && states.includes(state)) return state;
    if (checks) await author.call('checkPreset', { params, body: {} });
    return null;
  });

/** Presets that disagree on a channel of the lobby; the owner of one router sets the channel back each time. */
const presets: DemoContent = {
  name: 'presets',
  async add(demo: Demo) {
    const author = await demo.signIn('admin@northwind.example');
    // Groups are added by their own part of the demo, at the same time.
    const lobby = await demo.until(async () => {
      const groups = await author.call('listGroups', { query: { keyword: 'Lobby devices' } });
      return groups.find(({ groupName, deviceCnt }) => groupName === 'Lobby devices' && deviceCnt > 0);
    });
    const routers = await bring(demo, author, {
      name: 'Router channel',
      description: 'The channel that the site survey found free',
      weight: 10,
      channel: 40,
      target: { type: 'model', modelNames: ['AR2146'] },
    });
    await bring(demo, author, {
      name: 'Lobby channel',
      description: 'Channel 40 is crowded in the lobby',
      weight: 20,
      channel: 44,
      target: { type: 'group', gids: [lobby.gid] },
    });
    await seen(demo, author, routers, ['compliant', 'drifting', 'fighting']);
  },
};

/** The router whose owner sets the channel back is left alone after three changes. */
const undone: DemoContent = {
  name: 'undone preset',
  async add(demo: Demo) {
    const author = await demo.signIn('admin@northwind.example');
    const presetId = await demo.until(async () => {
      const known = await author.call('listPresets', { query: { keyword: 'Router channel' } });
      return known.find(({ name, state }) => name === 'Router channel' && state === 'active')?.presetId;
    });
    for (let round = 0; round < mostRounds; round += 1) {
      if ((await seen(demo, author, presetId, ['compliant', 'fighting'])) === 'fighting') return;
      await seen(demo, author, presetId, ['drifting', 'fighting'], true);
    }
  },
};

export const presetDemo: readonly DemoContent[] = [presets, undone];
