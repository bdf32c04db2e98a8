import type { Database } from '../database/database.ts';
import type { Checkpoints } from '../streams/reactor.ts';

/** Positions of reactors, stored with the checkpoints of the projections. */
export const sqlCheckpoints = ({ sql }: Database): Checkpoints => ({
  async read(name) {
    const row = await sql
      .selectFrom('projection_checkpoint')
      .select(['epoch', 'pos'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row ?? null;
  },
  async write(name, epoch, pos) {
    const row = { name, epoch, pos, version: 1 };
    await sql
      .insertInto('projection_checkpoint')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  },
});
