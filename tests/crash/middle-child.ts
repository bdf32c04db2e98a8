// The server without its edges in a separate process, so that it can be killed during a write. Answers one message at a
// time: `{id, call, …}` → `{id, answer}`.

import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { taskOf } from '#domain/playbooks/judgement.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlStorage } from '#server/core/log/event-log.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import { Admissions } from '#server/devices/admission/admissions.ts';
import { Alarms } from '#server/statistics/alarms/alarms.ts';
import { ServerRig } from '#tests/support/server-rig.ts';
import { CrashingStorage } from './crashing-storage.ts';
import type { MiddleAnswer, MiddleCall } from './middle.ts';

const support = { kind: 'account', id: 'support', name: 'Support' } as const;
const [url = '', port = '0'] = process.argv.slice(2);
const database = await openDatabase({ url });
const storage = new CrashingStorage(new SqlStorage(database, 'main'));
const besideFaults: string[] = [];
const beside: { alarms?: Alarms; admissions?: Admissions } = {};
const rig = await ServerRig.start(
  { database, remove: () => database.close() },
  {
    log: (_, options) => new GroupedLog({ ...options, storage }),
    port: Number(port),
    bulkSlice: 1,
    beside: async ({ log, effects }, clock) => {
      const ports = { database, log, clock, newId: randomUUID };
      const onFault = (where: string, error: unknown) => void besideFaults.push(`${where}: ${error}`);
      const alarms = new Alarms({ ...ports, everyMs: 300_000, onFault });
      await alarms.start();
      effects.serve(alarms.served);
      const admissions = await Admissions.open(ports);
      effects.serve(admissions.served);
      Object.assign(beside, { alarms, admissions });
    },
  },
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
    case 'readCpu':
      await registered(call.endpointId);
      await beside.alarms?.heard(
        call.values.map((cpu, minute) => ({
          endpointId: call.endpointId,
          at: call.from + minute * 60_000,
          values: { cpu },
          dropped: [],
          hourly: false,
        })),
      );
      return null;
    case 'silence': {
      const until = new Date(Date.now() + call.ms).toISOString();
      const data = { accountId: support.id, name: support.name, note: '', until, ms: call.ms };
      return (await beside.alarms?.add(call.alarmId, { type: 'alarm.silenced', data }, support)) ?? false;
    }
    case 'openAdmission': {
      const devices = { by: 'network', network: '192.0.2.0/24', oui: null, productClass: null } as const;
      const order = { opId: 'test', devices, most: call.endpointIds.length, validMs: 3_600_000 };
      return (await beside.admissions?.begin(order, support)) ?? null;
    }
    case 'admits':
      return (
        (await beside.admissions?.admits({
          endpointId: call.endpointId,
          address: '192.0.2.17',
          fingerprint: null,
        })) ?? false
      );
    case 'closeAdmission':
      return (await beside.admissions?.close(call.id, support)) ?? false;
    case 'connected':
      return rig.gateway.isConnected(call.endpointId);
    case 'after':
      await rig.after(call.ms);
      return null;
    case 'log':
      return rig.log.read(call.after, 1_000);
    case 'faults':
      return [...rig.faults.map((fault) => JSON.stringify(fault)), ...besideFaults];
    default:
      return call satisfies never;
  }
}

/** Enters the device in the tables, where alarms find its organisation and model. */
async function registered(endpointId: string): Promise<void> {
  await sql`insert into operator (op_id, parent_id, op_path, op_type, company_name)
    values ('test', null, '/test/', 'Operator', 'Test') on conflict do nothing`.execute(database.sql);
  await sql`insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, created_at, search)
    values (${endpointId}, ${endpointId}, 'test', 'Deployed', 'KSTB2020', 'STB', now(), '') on conflict do nothing`.execute(
    database.sql,
  );
}
