import type { EventLog } from '#server/core/log/log.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { foundEver, notNow } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';

interface Needs extends Pick<ProfileServices, 'rollouts'> {
  log: EventLog;
}

const mostComments = 500;
/** Number of events that are read at once. */
const slice = 1_000;

/** Comments on profiles, which are events of their streams. */
export const profileComments = (kind: ProfileKind<unknown>, { log, rollouts }: Needs) => ({
  async list(scope: Scope, id: string) {
    const row = await foundEver(kind, scope, id);
    const comments = [];
    for (let after = row.comments === 0 ? row.version : 0; after < row.version; ) {
      const events = await log.readStream(`${rolloutStream.kind}:${row.rollout_id}`, after, slice);
      for (const { type, data, actor, recordedAt, version, erased } of events)
        if (type === 'rollout.commented' && !erased && typeof data.text === 'string')
          comments.push({ version, text: data.text, name: actor.name, time: recordedAt });
      after = events.at(-1)?.version ?? row.version;
    }
    return { data: comments.slice(-mostComments) };
  },

  async add({ scope, caller, audit }: ProfileCall, id: string, text: string) {
    const row = await foundEver(kind, scope, id);
    audit.objects.push(row.rollout_id);
    audit.changed(null, null, row.op_id);
    const fact = { type: 'rollout.commented' as const, data: { text: text.trim() }, actor: caller.actor };
    if (!(await rollouts.write(row.rollout_id, fact))) throw notNow(row.state);
    return { data: {} };
  },
});
