import { randomUUID } from 'node:crypto';
import { accountRules } from '#domain/passwords/account-rules.ts';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import type { RowSeals } from '../core/seals/row-seals.ts';
import type { SealedTables } from '../core/seals/sealed-tables.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { needsFourEyes } from '../fleet/approvals/queries/rules.ts';
import type { ProvenRows } from '../people/account-rows/proven.ts';
import { Credentials } from '../people/credentials/credentials.ts';
import { openMessages } from '../people/notifications/open.ts';
import { openPeople } from '../people/people.ts';
import { recordMigratedRoles, recordRoles } from '../people/roles/read-model.ts';
import { hashToken, newToken } from '../people/sessions/keys.ts';
import { Sessions } from '../people/sessions/sessions.ts';
import type { Closers } from './closers.ts';
import type { Core } from './core.ts';
import type { ServerPorts } from './ports.ts';

/** Composes sessions, with the account rules. */
export function composeSessions<G extends DeviceGateway>(ports: ServerPorts<G>, proven: ProvenRows) {
  const rules = accountRules[ports.accountRules ?? 'specified'];
  const sessionMs = (ports.sessionHours ?? 12) * 3_600_000;
  const sessions = new Sessions(ports.database, ports.keys, ports.now, sessionMs, rules, proven);
  return { rules, sessionMs, sessions };
}

/** Composes accounts, credentials and notifications, with the effects of their streams. */
export async function composePeople<G extends DeviceGateway>(
  ports: ServerPorts<G>,
  {
    core,
    log,
    rules,
    sealed,
    seals,
    isFirst,
  }: { core: Core<G>; log: EventLog; sealed: SealedTables; seals: RowSeals; isFirst: boolean } & Pick<
    ReturnType<typeof composeSessions>,
    'rules'
  >,
  closers: Closers,
) {
  const { database, now, publicUrl, logger } = ports;
  const shared = {
    database,
    log,
    mails: core.mails,
    publicUrl,
    now,
    newId: randomUUID,
    sealedCredentials: sealed.credentials,
    seals,
  };
  const people = openPeople(shared);
  // At later starts a row without a fact was written without the log, so it does not count as genuine.
  if (isFirst) {
    await people.accounts.adoptAll();
    await recordRoles(database, log);
  } else await recordMigratedRoles(database, log);
  core.effects.serve(people.accounts.served);
  const credentials = new Credentials({
    ...shared,
    accountRules: rules,
    newToken,
    hashToken,
    vault: ports.vault,
    ticketKey: ports.keys.tickets,
    providerNetwork: ports.providerNetwork ?? { innerHosts: [], dnsServers: [] },
    onFault: faultsOf(logger.child({ part: 'credentials' })),
  });
  core.effects.serve(credentials.resets.served);
  const onFault = faultsOf(logger.child({ part: 'messages' }));
  const messages = await openMessages({
    ...ports,
    log,
    core,
    needsFourEyes: (opId) => needsFourEyes(database.sql, opId),
    onFault,
  });
  closers.add(
    () => messages.stop(),
    () => credentials.idle(),
  );
  return { people, credentials, messages };
}
