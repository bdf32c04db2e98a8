import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import { SealAlarms } from '../core/seals/seal-alarms.ts';
import { SealedTables } from '../core/seals/sealed-tables.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { ProvenRows } from '../people/account-rows/proven.ts';
import { recordedAccount } from '../people/accounts/sealed-account.ts';
import type { ComposedLog } from './log.ts';
import type { ServerPorts } from './ports.ts';

/** Composes rows that count only with a valid seal (docs/decisions/276). */
export function composeSeals<G extends DeviceGateway>(
  { database, logger }: ServerPorts<G>,
  { log, seals }: { log: EventLog } & Pick<ComposedLog, 'seals'>,
  /** Called when a row was rebuilt from the log, so that earlier reads are outdated. */
  onRebuilt: () => void,
): { sealed: SealedTables; proven: ProvenRows } {
  const alarms = new SealAlarms({ log, onFault: faultsOf(logger.child({ part: 'seals' })), onRebuilt });
  const sealed = new SealedTables({ database, log, seals, alarms }, recordedAccount(log));
  return { sealed, proven: new ProvenRows(database, sealed) };
}
