import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

/** Finds the device with this name, once it is online. */
function onlineDevice(demo: Demo, user: DemoUser, name: string): Promise<string> {
  return demo.until(async () => {
    const devices = await user.call('getDevicePageList', {
      body: { activeType: 'all', limit: 20, keyword: name },
    });
    const found = devices.find(({ deviceName, online }) => deviceName === name && online);
    return found?.endpointId;
  });
}

/**
 * Sets the radio of 2.4 GHz to channel 1, which most neighbours of the simulated router use, so that "Wi-Fi is slow" finds
 * something.
 */
async function crowd(demo: Demo, user: DemoUser, endpointId: string): Promise<void> {
  const channelOf = async (refresh: boolean) => {
    const { radios } = await user.call('getRadio', { body: { endpointId, options: { refresh } } });
    return radios[0]?.channel;
  };
  await demo.until(() => channelOf(true));
  await user.call('setRadio', { body: { endpointId, radios: [{ idx: 1, channel: 1 }] } });
  await demo.until(async () => ((await channelOf(false)) === 1 ? true : null));
}

async function runOf(user: DemoUser, endpointId: string) {
  const runs = await user.call('listPlaybookRuns', { query: { endpointId } });
  return runs[0] ?? null;
}

const waitsForUser: ReadonlySet<string> = new Set(['proposing', 'compared']);

const untilTurn = (demo: Demo, user: DemoUser, runId: string) =>
  demo.until(async () => {
    const run = await user.call('getPlaybookRun', { params: { runId } });
    return run.terminal || waitsForUser.has(run.state) ? run : null;
  });

/** A run that found a crowded channel, moved away from it, and closed its case. */
const solved: DemoContent = {
  name: 'solved playbook run',
  async add(demo) {
    const user = await demo.signIn('support@northwind.example');
    const endpointId = await onlineDevice(demo, user, 'Office router 3');
    if ((await runOf(user, endpointId)) === null) {
      await crowd(demo, user, endpointId);
      await user.call('startPlaybook', { body: { endpointId, playbook: 'wifiSlow' } });
    }
    const run = await demo.until(() => runOf(user, endpointId));
    const { runId } = run;
    if ((await untilTurn(demo, user, runId)).terminal) return;
    const events = await user.call('listPlaybookRunEvents', { params: { runId }, query: { limit: 200 } });
    const proposal = events.flatMap((event) => proposalsIn(event.data))[0];
    if (proposal !== undefined && !events.some(({ type }) => type === 'proposal.chosen')) {
      await user.call('applyProposal', { params: { runId }, body: { proposalId: proposal } });
      await demo.until(async () => {
        const later = await user.call('getPlaybookRun', { params: { runId } });
        return later.version > events.length + 3 && waitsForUser.has(later.state) ? later : null;
      });
    }
    await user.call('finishPlaybook', { params: { runId }, body: { outcome: 'solved' } });
  },
};

/** Ids of the steps that an event of a run proposes. */
function proposalsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('proposals' in data)) return [];
  const { proposals } = data;
  return Array.isArray(proposals)
    ? proposals.flatMap((one) => (typeof one?.id === 'string' ? [one.id] : []))
    : [];
}

/** A set-top box that runs out of memory: its run waits for a user to apply the proposed restart. */
const waiting: DemoContent = {
  name: 'waiting playbook run',
  async add(demo) {
    const user = await demo.signIn('support@northwind.example');
    const endpointId = await onlineDevice(demo, user, 'Workshop set-top box 16');
    if ((await runOf(user, endpointId)) === null)
      await user.call('startPlaybook', { body: { endpointId, playbook: 'restarts' } });
  },
};

/** The second router has the same trouble, and no run yet. */
const trouble: DemoContent = {
  name: 'crowded channel',
  async add(demo) {
    const user = await demo.signIn('admin@northwind.example');
    await crowd(demo, user, await onlineDevice(demo, user, 'Lobby router 17'));
  },
};

export const playbookDemo: readonly DemoContent[] = [solved, waiting, trouble];
