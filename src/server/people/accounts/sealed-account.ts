import type { Row } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { rowsOfList } from '#server/core/read-models/rebuild-lists.ts';
import { sealedAccounts } from '#server/core/seals/definitions.ts';
import type { RowSeals } from '#server/core/seals/row-seals.ts';
import type { Recorded } from '#server/core/seals/sealed-table.ts';
import { accountList, accountStream } from './account-stream.ts';

type Life = Pick<Row<'account_life'>, 'account_id' | 'op_id' | 'role_key' | 'status' | 'deleted' | 'version'>;

const valuesOf = ({ op_id, role_key, status, deleted }: Life) => ({
  opId: op_id,
  roleKey: role_key,
  status,
  deleted,
});

/** Seals the sign-in row when the stream's row is written. */
export const accountSeal =
  (seals: RowSeals) =>
  (row: object): string => {
    const life = row as Life;
    const { table } = sealedAccounts;
    return seals.seal({ table, key: life.account_id, version: life.version, fields: valuesOf(life) });
  };

/** Reads an account row's values from its stream. */
export const recordedAccount =
  (log: EventLog): Recorded =>
  async (key) => {
    const rows = await rowsOfList(log, accountList, [`${accountStream.kind}:${key}`]);
    const [life] = rows as Life[];
    return life ? { values: valuesOf(life), version: life.version } : null;
  };
