import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { findDevice } from '#server/devices/target.ts';
import { noteErasures } from './queries/life.ts';
import { optOut, ScopedOptOuts, withdrawOptOut } from './queries/opt-outs.ts';
import { graceMs } from './read-model/removals.ts';

type OptOutHandlers = Pick<Handlers, 'getViewingOptOut' | 'setViewingOptOut'>;

export const viewingOptOutHandlers = ({
  database,
  now,
}: Pick<CoreServices, 'database' | 'now'>): OptOutHandlers => ({
  async getViewingOptOut({ query: { endpointId }, scope, audit }) {
    audit.about(endpointId);
    await findDevice(scope, { endpointId });
    return { data: answerOf(await scope.of(ScopedOptOuts).since(endpointId)) };
  },

  async setViewingOptOut({ body: { endpointId, optedOut, erase = false }, scope, audit }) {
    audit.about(endpointId);
    const { op_id: opId } = await findDevice(scope, { endpointId });
    const view = scope.of(ScopedOptOuts);
    const before = await view.since(endpointId);
    await database.sql.transaction().execute(async (tx) => {
      if (optedOut) await optOut(tx, { endpointId, opId, since: now() });
      else await withdrawOptOut(tx, { endpointId, opId });
      // A report that is being stored at this moment is erased too.
      const until = new Date(now().getTime() + graceMs);
      if (erase) await noteErasures(tx, [{ endpoint_id: endpointId, before: until }]);
    });
    audit.changed({ optedOut: before !== null }, { optedOut, erase });
    return { data: answerOf(await view.since(endpointId)) };
  },
});

const answerOf = (since: Date | null) => ({
  optedOut: since !== null,
  since: since?.toISOString() ?? null,
});
