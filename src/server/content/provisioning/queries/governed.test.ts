import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { governed, type OwnChoice, provisioningIdOf } from './governed.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase();
}, 60_000);
afterAll(() => opened.remove());

interface Organisation {
  /** Index of the parent organisation; the first one has none. */
  above: number;
  choice: 'none' | 'stopped' | 'on';
}

const trees = fc.array(fc.record({ above: fc.nat(), choice: fc.constantFrom('none', 'stopped', 'on') }), {
  minLength: 1,
  maxLength: 8,
}) as fc.Arbitrary<Organisation[]>;

/** Builds ids with common prefixes, so that a path must not be mistaken for one below it. */
const idOf = (index: number) => `o${'1'.repeat(index + 1)}`;
const parentOf = (index: number, { above }: Organisation) => (index === 0 ? null : above % index);

async function store(tree: readonly Organisation[]): Promise<void> {
  const { database } = opened;
  await database.sql.deleteFrom('provisioning').execute();
  await database.sql.deleteFrom('operator').execute();
  const paths: string[] = [];
  for (const [index, one] of tree.entries()) {
    const parent = parentOf(index, one);
    const path = `${parent === null ? '/' : paths[parent]}${idOf(index)}/`;
    paths.push(path);
    await sql`
      insert into operator (op_id, parent_id, op_path, op_type, company_name)
      values (${idOf(index)}, ${parent === null ? null : idOf(parent)}, ${path}, 'Operator', ${idOf(index)})`.execute(
      database.sql,
    );
    if (one.choice === 'none') continue;
    await sql`
      insert into provisioning (provisioning_id, op_id, kind, enabled, service_task_id, item_id, name,
        content_version, sha256, size_bytes, changed_at, account_id, account_name, version)
      values (${provisioningIdOf(idOf(index), 'bootAd')}, ${idOf(index)}, 'bootAd', ${one.choice === 'on'},
        ${idOf(index)}, 'x', 'x', '', '', 0, now(), 'x', 'x', 1)`.execute(database.sql);
  }
}

/** Finds the nearest choice that is on, going up from an organisation. */
function nearest(tree: readonly Organisation[], start: number, own: OwnChoice, root: number): string | null {
  for (let at: number | null = start; at !== null; ) {
    const one: Organisation | undefined = tree[at];
    if (!one) return null;
    const isOn = at === root && own !== 'asItIs' ? own === 'on' : one.choice === 'on';
    if (isOn) return provisioningIdOf(idOf(at), 'bootAd');
    at = parentOf(at, one);
  }
  return null;
}

const isBelow = (tree: readonly Organisation[], start: number, root: number): boolean => {
  for (let at: number | null = start; at !== null; ) {
    if (at === root) return true;
    const one: Organisation | undefined = tree[at];
    at = one ? parentOf(at, one) : null;
  }
  return false;
};

test('gives boxes the nearest choice that is on, in any tree of organisations', async () => {
  const owns = fc.constantFrom<OwnChoice>('asItIs', 'on', 'off');
  await fc.assert(
    fc.asyncProperty(trees, fc.nat(), owns, async (tree, chosen, own) => {
      await store(tree);
      const root = chosen % tree.length;
      const { rows } = await sql<{ op_id: string; provisioning_id: string | null }>`
        select op_id, provisioning_id from ${governed('bootAd', idOf(root), own)} g`.execute(
        opened.database.sql,
      );
      const found = Object.fromEntries(rows.map((row) => [row.op_id, row.provisioning_id]));
      const expected = Object.fromEntries(
        tree.flatMap((_, index) =>
          isBelow(tree, index, root) ? [[idOf(index), nearest(tree, index, own, root)]] : [],
        ),
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
}, 60_000);
