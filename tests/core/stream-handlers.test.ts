import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { Services } from '#server/compose/services.ts';
import type { Call } from '#server/core/http/call.ts';
import { streamHandlers } from '#server/core/http/stream-handlers.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { caseStream } from '#server/devices/cases/case-stream.ts';
import { DiskStorage } from './disk-storage.ts';

const actor = { kind: 'account', id: 'sam', name: 'Sam' } as const;
/** A later machine with which this server would fold new cases. */
const later = setup({}).createMachine({
  id: 'case',
  initial: 'empty',
  states: { empty: { on: { 'case.opened': 'triage' } }, triage: {} },
});

test("given a stream that began with an older machine, then its state is that machine's", async () => {
  const log = new GroupedLog({ storage: new DiskStorage(), now: () => new Date(1_000), later: () => {} });
  await new StreamRepository({ log, definition: caseStream }).begin(
    [{ id: 'c', facts: [{ type: 'case.opened', data: { title: 'Slow', opId: 'northwind' }, actor }] }],
    'interactive',
  );
  const definition = { kind: 'case', machine: later, version: '2' };
  const handlers = streamHandlers('Case', definition, { log } as unknown as Services, {
    find: async () => ({ version: 1 }),
  });
  const call = { params: { caseId: 'c' }, query: {} } as unknown as Call<'getCaseState'>;
  expect(await handlers.getCaseState(call)).toMatchObject({ data: { state: 'open', version: 1 } });
});
