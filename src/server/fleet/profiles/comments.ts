import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { foundEver, notNow } from './found.ts';

type CommentHandlers = Pick<Handlers, 'listFirmwareProfileComments' | 'commentFirmwareProfile'>;

interface Needs extends Pick<CoreServices, 'log'> {
  rollouts: Rollouts;
}

const mostComments = 500;
/** Number of events that are read at once. */
const slice = 1_000;

/** Comments on firmware profiles, which are events of their streams. */
export const profileCommentHandlers = ({ log, rollouts }: Needs): CommentHandlers => ({
  async listFirmwareProfileComments({ params, scope }) {
    const row = await foundEver(scope, params.fpId);
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

  async commentFirmwareProfile({ params, body, scope, caller, audit }) {
    const row = await foundEver(scope, params.fpId);
    audit.objects.push(row.rollout_id);
    audit.changed(null, null, row.op_id);
    const data = { text: body.text.trim() };
    const fact = { type: 'rollout.commented' as const, data, actor: caller.actor };
    if (!(await rollouts.write(row.rollout_id, fact))) throw notNow(row.state);
    return { data: {} };
  },
});
