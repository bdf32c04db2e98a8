import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import type { Agent } from '#simulator/agent.ts';
import { form } from '#tests/support/form.ts';
import { profileBench } from './profile-bench.ts';

type Detail = components['schemas']['AppProfileDetail'];
type Member = components['schemas']['AppProfileMember'];
type Headers = { authorization: string };

export const model = 'KSTB2020';
const units = 'Device.SoftwareModules.DeploymentUnit.';

/** App profiles for the devices of a bench for profiles. */
export function appProfileBench() {
  const rig = profileBench();
  const { call } = rig;

  /** Uploads a version, which another person approves unless `approved` is false. */
  const upload = async (
    name: string,
    fields: Record<string, string>,
    { path = '/new', approved = true, headers = rig.admin } = {},
  ): Promise<{ apId: string; appId: string }> => {
    const bytes = readFileSync(`tests/fixtures/apps/${name}.apk`);
    const sent = form(fields, { name: `${name}.apk`, bytes });
    const answer = await rig.bench.app.inject({
      method: 'POST',
      url: `/api/v1/application${path}`,
      payload: sent.payload,
      headers: { ...headers, ...sent.headers },
    });
    expect(answer.json()).toMatchObject({ code: 'success' });
    const { id, appId } = answer.json().data;
    if (approved)
      expect(await call('POST', '/application/approve', { id }, rig.second)).toMatchObject({
        code: 'success',
      });
    return { apId: id, appId };
  };
  const order = (more: object, headers: Headers = rig.admin) =>
    call('POST', '/application/profile', { profileName: 'Apps', model, ...more }, headers);
  const started = async (more: object): Promise<string> => {
    const answer = await order(more);
    expect(answer).toMatchObject({ code: 'success' });
    return answer.data.appProfileId;
  };
  const detail = async (id: string, headers: Headers = rig.admin): Promise<Detail> => {
    await rig.bench.settled();
    const { data } = await call('GET', `/application/profile/${id}`, undefined, headers);
    const { counts } = data.profile;
    const sum = counts.waiting + counts.running + counts.success + counts.failed + counts.cancelled;
    expect(sum).toBe(counts.eligible);
    return data;
  };
  const members = async (id: string, more: object = {}): Promise<Member[]> =>
    (await call('POST', `/application/profile/${id}/devices/page`, { limit: 100, ...more })).data;
  const until = async (id: string, state: string, timeout = 60_000): Promise<Detail> => {
    let last = await detail(id);
    const check = async () => {
      last = await detail(id);
      expect(last.profile.state).toBe(state);
    };
    await vi.waitFor(check, { timeout }).catch(async (error: Error) => {
      const events = await rig.bench.log.read(0, 1_000_000);
      const said = events
        .filter(({ streamId }) => streamId.includes(id))
        .map(({ streamId, type, data }) => `${streamId} ${type} ${JSON.stringify(data)}`.slice(0, 300));
      throw new Error(`${error.message}\n${JSON.stringify(await members(id))}\n${said.join('\n')}`);
    });
    return last;
  };
  const agentOf = (endpointId: string): Agent => {
    const agent = rig.fleet.agents.find((each) => each.endpointId === endpointId);
    if (!agent) throw new Error(`no device ${endpointId}`);
    return agent;
  };
  /** Version of an app that the device itself has; null: none. */
  const onDevice = (endpointId: string, packageName: string): string | null => {
    const agent = agentOf(endpointId);
    for (let row = 1; row <= 30; row++) {
      const path = `${units}${row}.`;
      try {
        if (agent.read(`${path}Name`) === packageName) return agent.read(`${path}Version`);
      } catch {
        // There is no such row.
      }
    }
    return null;
  };
  const rollBack = (id: string, reason = 'It crashes') =>
    call('POST', `/application/profile/${id}/rollback`, { reason });
  const control = (id: string, actionControl: string, more = {}) =>
    call('POST', '/application/profile/controls', { appProfileId: id, actionControl, ...more });

  return { rig, call, upload, order, started, detail, members, until, agentOf, onDevice, rollBack, control };
}
