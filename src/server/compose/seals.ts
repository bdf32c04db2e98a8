import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import { SealAlarms } from '../core/seals/seal-alarms.ts';
import { SealedTables } from '../core/seals/sealed-tables.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { ProvenRows } from '../people/account-rows/proven.ts';
import { recordedAccount } from '../people/accounts/sealed-account.ts';
import type { ComposedLog } from './log.ts';
import type { ServerPorts } from './ports.ts';

/** Rows that are obeyed only with their seal (docs/decisions/276). */
export function composeSeals<G extends DeviceGateway>(
  { database, logger }: ServerPorts<G>,
  { log, seals }: { log: EventLog } & Pick<ComposedLog, 'seals'>,
  /** A row was rebuilt from the log: what was read before is out of date. */
  onRebuilt: () => void,
): { sealed: SealedTables; proven: ProvenRows } {
  const alarms = new SealAlarms({ log, onFault: faultsOf(logger.child({ part: 'seals' })), onRebuilt });
  const sealed = new SealedTables({ database, log, seals, alarms }, recordedAccount(log));
  return { sealed, proven: new ProvenRows(database, sealed) };
}
