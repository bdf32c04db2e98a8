import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseFact } from '#machines/case/events.ts';
import { caseMachineVersion } from '#machines/case/machine.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import { rebuildLists } from '#server/core/read-models/rebuild-lists.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';
import { ScopedCases } from './queries/cases.ts';
import { deviceValues } from './queries/device-values.ts';

const actor = { kind: 'account' as const, id: 'support', name: 'Support' };

const item = (caseId: string, facts: CaseFact[]): AppendItem => ({
  streamId: `case:${caseId}`,
  kind: 'case',
  machineVersion: caseMachineVersion,
  events: facts.map(({ type, data }) => ({ type, data: { ...data }, actor })),
});

const opened = (title: string, opId: string): CaseFact => ({ type: 'case.opened', data: { title, opId } });
const added = (taskId: string): CaseFact => ({ type: 'case.taskAdded', data: { taskId } });

describe('list of cases', () => {
  let database: TestDatabase;
  let log: SqlEventLog;
  beforeAll(async () => {
    database = await freshDatabase();
    log = new SqlEventLog({ database: database.database, lists: inlineLists });
    await log.open();
    await database.database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name) values
        ('root', null, '/root/', 'System', 'Root'), ('one', 'root', '/root/one/', 'Operator', 'One'),
        ('two', 'root', '/root/two/', 'Operator', 'Two')`);
  });
  afterAll(() => database.remove());

  test('shows each operator its own cases, by task, state and title', async () => {
    await log.append([item('a', [opened('Slow Wi-Fi', 'one'), added('t1'), added('t2')])]);
    await log.append([item('b', [opened('100% load', 'two'), added('t1')])]);
    await log.append([
      item('a', [
        { type: 'case.taskRemoved', data: { taskId: 't2' } },
        { type: 'case.commented', data: { text: 'x' } },
        { type: 'case.renamed', data: { title: 'Slow' } },
        { type: 'case.closed', data: {} },
      ]),
    ]);
    const listed = async (opPath: string, filter = {}) => {
      const { rows, total } = await new ScopedCases(database.database, opPath).page(filter, 1, 10);
      expect(rows).toHaveLength(total);
      return rows.map((row) => row.case_id);
    };
    expect(await listed('/root/')).toEqual(['a', 'b']);
    expect(await listed('/root/one/')).toEqual(['a']);
    expect(await listed('/root/', { taskId: 't1' })).toEqual(['a', 'b']);
    expect(await listed('/root/', { taskId: 't2' })).toEqual([]);
    expect(await listed('/root/', { state: 'closed' })).toEqual(['a']);
    expect(await listed('/root/', { keyword: '0% LO' })).toEqual(['b']);
    const one = new ScopedCases(database.database, '/root/one/');
    expect(await one.find('b')).toBeNull();
    expect(await one.find('a')).toMatchObject({
      title: 'Slow',
      state: 'closed',
      task_ids: ['t1'],
      comments: 1,
      version: 7,
      opened_by: 'Support',
      company_name: 'One',
    });
  });

  test('rebuilds a list that an earlier version wrote from the log', async () => {
    const rows = () => database.database.sql.selectFrom('case_file').selectAll().orderBy('case_id').execute();
    const before = await rows();
    expect(before).toHaveLength(2);
    await database.database.script(
      "update case_file set title = 'behind' where case_id = 'a'; delete from case_file where case_id = 'b'",
    );
    await rebuildLists(database.database, log, streamKinds);
    expect(await rows()).toEqual(before);
    // A second start must not rebuild the list, since it is current.
    await database.database.script('delete from case_file');
    await rebuildLists(database.database, log, streamKinds);
    expect(await rows()).toEqual([]);
  });

  test('lists only values that changed in between, however old the previous value is', async () => {
    const observe = async (values: Record<string, string>) => {
      const [appended] = await log.append([
        {
          streamId: 'device:d',
          kind: 'device',
          machineVersion: '1',
          events: [{ type: 'device.valuesObserved', data: { source: 'get', values }, actor }],
        },
      ]);
      return appended?.pos ?? 0;
    };
    await observe({ channel: '1', same: 'a', nul: '\u0000' });
    for (let index = 0; index < 250; index++) await observe({ other: String(index) });
    const from = (await observe({ other: 'x' })) + 1;
    await observe({ channel: '6', same: 'b', fresh: 'y' });
    const to = await observe({ channel: '11', same: 'a', nul: '\u0000' });
    await observe({ channel: '13' });
    expect(await deviceValues(database.database, { endpointId: 'd', from, to })).toEqual([
      { path: 'channel', before: '1', after: '11', redacted: false },
      { path: 'fresh', before: null, after: 'y', redacted: false },
    ]);
    expect(await deviceValues(database.database, { endpointId: 'unknown', from, to })).toEqual([]);
  });
});
