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

/** Presets that disagree on a channel of the lobby; the owner of one router sets the channel back each time. */
const presets: DemoContent = {
  name: 'presets',
  async add(demo: Demo) {
    const author = await demo.signIn('admin@northwind.example');
    const groups = await author.call('listGroups', { query: { keyword: 'Lobby devices' } });
    const lobby = groups.find(({ groupName }) => groupName === 'Lobby devices');
    const routers = await bring(demo, author, {
      name: 'Router channel',
      description: 'The channel that the site survey found free',
      weight: 10,
      channel: 40,
      target: { type: 'model', modelNames: ['AR2146'] },
    });
    if (lobby)
      await bring(demo, author, {
        name: 'Lobby channel',
        description: 'Channel 40 is crowded in the lobby',
        weight: 20,
        channel: 44,
        target: { type: 'group', gids: [lobby.gid] },
      });
    const params = { presetId: routers };
    await demo.until(async () => {
      const { counts } = await author.call('getPreset', { params });
      return counts.compliant + counts.drifting > 0 ? counts : null;
    });
  },
};

/** The router whose owner sets the channel back is left alone after three changes. */
const undone: DemoContent = {
  name: 'undone preset',
  async add(demo: Demo) {
    const author = await demo.signIn('admin@northwind.example');
    const known = await author.call('listPresets', { query: { keyword: 'Router channel' } });
    const presetId = known.find(({ name }) => name === 'Router channel')?.presetId;
    if (presetId === undefined) return;
    const params = { presetId };
    const rounds = 4;
    for (let round = 0; round < rounds; round += 1)
      await demo.until(async () => {
        const { counts } = await author.call('getPreset', { params });
        if (counts.fighting > 0) return counts;
        await author.call('checkPreset', { params, body: {} });
        return counts.drifting > 0 ? counts : null;
      });
  },
};

export const presetDemo: readonly DemoContent[] = [presets, undone];
