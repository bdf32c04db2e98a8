import { AuditProjection } from '#server/administration/audit/read-model.ts';
import { ConformanceProjection } from '#server/administration/log/read-model.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { NewEvent } from '#server/core/log/log.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { addOrganisation, type NewOperator } from '#server/people/accounts/queries/seed.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';

const operator = (opId: string, parent: NewOperator | null): NewOperator => ({
  opId,
  parentId: parent?.opId ?? null,
  opPath: `${parent?.opPath ?? '/'}${opId}/`,
  opType: parent ? 'Operator' : 'System',
  companyName: `Company ${opId}`,
});
const root = operator('root', null);
const north = operator('n_rth', root);
/**
 * An operator below the first one; the two after it have paths that a careless comparison would confuse with the first.
 */
const school = operator('school', north);
export const operators = [root, north, school, operator('n_rthern', root), operator('nxrth', root)];

/**
 * The real log and read models, on PostgreSQL if available (a fresh one costs less), with a few operators that must not
 * see each other.
 */
export async function scopeRig() {
  const { database, remove } = await freshDatabase();
  const log = new SqlEventLog({ database, lists: inlineLists });
  await log.open();
  const account = (accountId: string, opId: string, role: 'OperatorStaff' | 'Viewer') => ({
    accountId,
    email: `${accountId}@example.net`,
    name: accountId,
    opId,
    role,
    passwordHash: '',
  });
  await addOrganisation(database.sql, operators, [
    account('staff', 'n_rth', 'OperatorStaff'),
    account('viewer', 'n_rth', 'Viewer'),
    account('root staff', 'root', 'OperatorStaff'),
    account('neighbour', 'n_rthern', 'OperatorStaff'),
  ]);
  return {
    database,
    log,
    remove,
    append: (
      kind: string,
      id: string,
      ...events: (Pick<NewEvent, 'type'> & { data: object; by?: string })[]
    ) =>
      log.append([
        {
          streamId: `${kind}:${id}`,
          kind,
          machineVersion: '1',
          events: events.map(({ type, data, by = 'kim' }) => ({
            type,
            data: JSON.parse(JSON.stringify(data)),
            actor: { kind: 'account', id: by, name: `Name of ${by}` },
          })),
        },
      ]),
    /** Settles when every read model has reached the head of the log. */
    project: async () => {
      const projections = [
        new DeviceProjection(deviceFollowers()),
        new AuditProjection(),
        new ConformanceProjection(streamKinds),
      ];
      const onFault = (where: string, error: unknown) => {
        throw new Error(where, { cause: error });
      };
      for (const projection of projections) {
        const runner = new ProjectionRunner(projection, { database, log, onFault });
        await runner.start();
        await runner.stop();
      }
    },
  };
}
