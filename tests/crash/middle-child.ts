// The server without its edges in a separate process, so that it can be killed during a write. Answers one message at a
// time: `{id, call, …}` → `{id, answer}`.

import { flushCompileCache } from 'node:module';
import { taskOf } from '#domain/playbooks/judgement.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlStorage } from '#server/core/log/event-log.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import { ServerRig } from '#tests/support/server-rig.ts';
import { CrashingStorage } from './crashing-storage.ts';
import type { MiddleAnswer, MiddleCall } from './middle.ts';

const support = { kind: 'account', id: 'support', name: 'Support' } as const;
const [url = '', port = '0'] = process.argv.slice(2);
const database = await openDatabase({ url });
const storage = new CrashingStorage(new SqlStorage(database, 'main'));
const rig = await ServerRig.start(
  { database, remove: () => database.close() },
  { log: (_, options) => new GroupedLog({ ...options, storage }), port: Number(port), bulkSlice: 1 },
);

process.on('message', (message: { id: number; call: MiddleCall }) => {
  void answer(message.call).then((answer) => process.send?.({ id: message.id, answer }));
});
process.on('disconnect', () => process.exit(0));
// A killed process would not write it.
flushCompileCache();
process.send?.({ ready: true });

async function answer(call: MiddleCall): Promise<MiddleAnswer> {
  switch (call.name) {
    case 'arm':
      storage.armed = call.point;
      return null;
    case 'request': {
      const { taskIds } = await rig.commands.request({
        kind: call.kind,
        endpointIds: call.endpointIds,
        params: call.params,
        actor: support,
        permission: `/test/${call.kind}`,
        opId: 'test',
        // Bulk work is sent in a separate write, after the one that queues it.
        lane: call.lane,
      });
      return taskIds[0] ?? null;
    }
    case 'cancel':
      return rig.engine.cancel(call.taskId, 'user', support);
    case 'startPlaybook':
      return rig.playbooks.start({
        playbook: 'restarts',
        endpointId: call.endpointId,
        opId: 'test',
        modelName: 'KSTB2020',
        prodClass: 'STB',
        caseTitle: 'Killed in the middle',
        measurements: [taskOf('PingTest', { host: 'example.net', repetitions: 3 })],
        leftOut: [],
        leavesCase: true,
        actor: support,
      });
    case 'endPlaybook':
      return (await rig.playbooks.end(call.runId, 'solved', support)) !== null;
    case 'connected':
      return rig.gateway.isConnected(call.endpointId);
    case 'after':
      await rig.after(call.ms);
      return null;
    case 'log':
      return rig.log.read(call.after, 1_000);
    case 'faults':
      return rig.faults.map((fault) => JSON.stringify(fault));
    default:
      return call satisfies never;
  }
}
