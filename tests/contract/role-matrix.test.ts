import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '#api/operations.gen.ts';
import { installationPermissions } from '#api/permissions.gen.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ofTurn } from '#tests/support/turns.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { createRows } from './rows.ts';
import { foreignDevice, ownDevice, pair, type Sample } from './samples.ts';

// Every operation of the contract, by every role of the product, from every place in the tree (PE-001..PE-036, RU-019,
// RU-020): about objects of Northwind, which the system above it sees, and neither a school below it nor another
// operator.

const roles = ['SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'SchoolAdmin', 'Auditor', 'Viewer'] as const;
const insiders = ['system', 'northwind'];
const outsiders = ['hillside-school', 'brightline'];
const places = [...insiders, ...outsiders];
const person = 'support@brightline.example';

let bench: BenchServer;
let headers: { authorization: string };
let sampleOf: Record<OperationId, Sample>;
beforeAll(async () => {
  bench = await startBench();
  // All calls are within one hour, as hourly counts restart with the next one.
  bench.clock.now = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
  const system = await bench.login('system.admin@waymark.example');
  sampleOf = await createRows(bench, { ...system, 'operator-scope': 'northwind' });
  headers = await bench.login(person);
}, 120_000);
afterAll(() => bench.close());

/**
 * Moves the account to a role and organisation, and the clock beyond the two seconds that a verified session is cached.
 */
async function become(role: (typeof roles)[number], opId: string) {
  await bench.written(`update account set role_key = '${role}', op_id = '${opId}' where email = '${person}'`);
  bench.clock.now = new Date(bench.clock.now.getTime() + 3_000);
  const found = await bench.database.sql
    .selectFrom('role')
    .select(['level', 'permissions'])
    .where('role_key', '=', role)
    .executeTakeFirstOrThrow();
  return (id: OperationId) => {
    const { permission, level } = operations[id];
    const enough = level === null || found.level <= level;
    return enough && (permission === null || found.permissions.includes(permission));
  };
}

const ask = async (id: OperationId, { params = {}, query, body }: Sample) => {
  const { method, base, path } = operations[id];
  const answer = await bench.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${base}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))}`,
    headers,
    ...(query ? { query } : {}),
    ...(body ? { payload: body } : {}),
  });
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
  return { code: isJson ? answer.json().code : 'success', text: answer.body };
};

/** Calls a few operations at a time: one alone waits for the database half of its time. */
async function forEachOf(ids: readonly OperationId[], run: (id: OperationId) => Promise<void>) {
  const left = ids.filter((id) => !own(id)).values();
  const worker = async () => {
    for (const id of left) await run(id);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

const all = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].public);
/** Tells if an operation is about the caller: their own session, their own security. */
const own = (id: OperationId) => operations[id].base === '/auth/v1';
/**
 * Operations on the whole installation, which need an account of the root, whatever role the caller has in an
 * organisation (209).
 */
const ofWholeTree = all.filter(
  (id) => id === 'startLogCheck' || installationPermissions.includes(operations[id].permission ?? ''),
);
/**
 * Operations in which a device is a filter: one of another operator leaves nothing to list, and its name is not
 * returned. When rows are validated, it is an error of its row.
 */
const filtered: readonly OperationId[] = [
  'listTasks',
  'exportTasks',
  'countTasks',
  'listAuditEntries',
  'validateDeviceUpdates',
];
/** Together these roles have every permission, so whatever any role can read one of them reads. */
const strongest: readonly (typeof roles)[number][] = ['SystemAdmin', 'OperatorAdmin', 'SchoolAdmin'];
/**
 * The daily run has each role in Northwind, whose refusals differ only at the root, and the strongest from every place.
 * The nightly run has every role from every place.
 */
const everyone = roles.flatMap((role) =>
  places
    .filter((opId) => nightly || opId === 'northwind' || strongest.includes(role))
    .map((opId) => [role, opId] as const),
);
/** Their refusals take turns; what reaches another organisation is tested at each landing. */
const refusedToday = ofTurn(everyone, (each) => each.join(' of '));
const isRefusedToday = (role: string, opId: string) =>
  refusedToday.some(([itsRole, place]) => itsRole === role && place === opId);

test('no role has a permission that none of the strongest has', async () => {
  const rows = await bench.database.sql
    .selectFrom('role')
    .select(['role_key', 'permissions'])
    .where('role_key', 'in', [...roles])
    .execute();
  const theirs = new Set(
    rows
      .filter(({ role_key }) => strongest.some((role) => role === role_key))
      .flatMap((row) => row.permissions),
  );
  expect(rows.flatMap(({ permissions }) => permissions).filter((each) => !theirs.has(each))).toEqual([]);
});

describe.each(everyone)('%s of %s', (role, opId) => {
  test.runIf(isRefusedToday(role, opId))(
    'is refused exactly the operations that the role lacks',
    async () => {
      const may = await become(role, opId);
      const wrong: string[] = [];
      await forEachOf(all, async (id) => {
        // Calls that change something are made without input, so that all objects stay.
        const { code } = await ask(id, operations[id].reads ? sampleOf[id] : {});
        const isAllowed = may(id) && (opId === 'system' || !ofWholeTree.includes(id));
        if ((code === 'roleerr') === isAllowed) wrong.push(`${id}: ${code}`);
      });
      expect(wrong).toEqual([]);
    },
  );

  test.runIf(outsiders.includes(opId))('gets no data of Northwind, and changes nothing there', async () => {
    const may = await become(role, opId);
    const before = await bench.log.head();
    const secrets = secretsOfNorthwind();
    const reported: string[] = [];
    await forEachOf(all.filter(may), async (id) => {
      const sample = sampleOf[id];
      const sent = JSON.stringify(sample);
      const { code, text } = await ask(id, sample);
      for (const secret of secrets)
        if (text.includes(secret) && (filtered.includes(id) || !sent.includes(secret)))
          reported.push(`${id} tells ${secret}`);
      const names = secrets.some((secret) => sent.includes(secret));
      if (names && !filtered.includes(id) && code === 'success') reported.push(`${id} succeeds`);
    });
    expect(reported).toEqual([]);
    const events = await bench.log.read(before.pos, 10_000);
    // Deadlines pass meanwhile, and the server records those itself.
    const done = events.filter(({ actor }) => actor.kind === 'account');
    const touched = new Set(done.map(({ streamId }) => streamId));
    expect([...touched].filter((stream) => secrets.some((secret) => stream.includes(secret)))).toEqual([]);
  });
});

/** Returns ids that belong only to objects of Northwind. */
function secretsOfNorthwind(): string[] {
  const ids = [
    sampleOf.getTask.params?.taskId,
    sampleOf.getCase.params?.caseId,
    sampleOf.getBulkAction.params?.bulkActionId,
    sampleOf.cancelDeviceUpload.params?.historyId,
    sampleOf.getConsent.params?.consentId,
    sampleOf.getPlaybookRun.params?.runId,
    sampleOf.getMail.params?.mailId,
    sampleOf.getAccount.params?.userId,
  ];
  return [...ids.filter((id) => id !== undefined), ownDevice, ...pair];
}

test('Brightline has its own objects, so that an empty list is meaningful', async () => {
  await become('OperatorAdmin', 'brightline');
  const { text } = await ask('getDevicePageList', { body: { limit: 100 } });
  expect(text).toContain(foreignDevice);
});

test('reports no internal error', async () => {
  const { account_id: callerId } = await bench.database.sql
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', person)
    .executeTakeFirstOrThrow();
  // The comparison with the log, which a call starts, reports the caller whose role was changed past the log.
  const faults = bench.faults.map((line) => JSON.stringify(line));
  expect(faults.filter((line) => !line.includes(`account ${callerId}: changed`))).toEqual([]);
});
