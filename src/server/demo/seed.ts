import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '#server/core/database/data-directory.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { addAppFiles } from '#server/devices/apps/queries.ts';
import { storeServiceArea } from '#server/fleet/inventory/queries/service-area.ts';
import {
  addOrganisation,
  hasOperators,
  type NewAccount,
  reserveNames,
  roleNames,
  unregistered,
} from '#server/people/accounts/queries/seed.ts';
import { changeSettings } from '#server/people/settings/queries.ts';
import { randomPassword } from '../people/credentials/random-password.ts';
import { allowContent, noteContent, readProgress } from './added.ts';
import { demoAppFiles } from './app-files.ts';
import { demoDevice, registered } from './devices.ts';
import { type PastDeps, recordPast } from './history/record.ts';
import { devicesWithPast } from './history/story.ts';
import {
  demoOperators,
  demoPeople,
  demoServiceArea,
  demoSpeedServers,
  rootOperator,
} from './organisation.ts';

export interface SeedDeps {
  database: Database;
  log: EventLog;
  dataDir: string;
  hashPassword(password: string): Promise<string>;
  /** Writes one line for the operator at the terminal. */
  say(line: string): void;
}

const batch = 250;

/**
 * Creates the demo's organisations and users, once; the file with their passwords is written before the accounts exist.
 */
export async function seedDemo(
  deps: SeedDeps,
  { fleet, demoContent }: { fleet: number; demoContent: boolean },
): Promise<void> {
  if (!(await hasOperators(deps.database.sql))) {
    await makeDirectory(deps.dataDir);
    if (demoContent) await allowContent(deps.dataDir, Date.now());
    await organise(deps);
  }
  await addAppFiles(deps.database.sql, demoAppFiles, new Date());
  const progress = demoContent ? await readProgress(deps.dataDir) : null;
  await registerFleet(deps, fleet, progress !== null && !progress.added.includes('past'));
}

/** Records the month before a new demo, once. */
export async function recordDemoPast(deps: PastDeps & { dataDir: string }): Promise<void> {
  const progress = await readProgress(deps.dataDir);
  if (!progress || progress.added.includes('past')) return;
  await recordPast(deps, progress.begun);
  await noteContent(deps.dataDir, 'past');
}

/**
 * Creates the root operator of an installation other than a demo; its users need two factors, and the first is invited.
 */
export async function seedRoot({ database }: Pick<SeedDeps, 'database'>): Promise<void> {
  if (await hasOperators(database.sql)) return;
  await addOrganisation(database.sql, [{ ...rootOperator, requiresTwoFactor: true }], []);
}

async function organise({ database, dataDir, hashPassword, say }: SeedDeps): Promise<void> {
  const withPasswords = demoPeople.map((person) => ({ ...person, password: randomPassword() }));
  const accounts: NewAccount[] = await Promise.all(
    withPasswords.map(async ({ user, name, opId, role, password }) => ({
      accountId: randomUUID(),
      email: user,
      name,
      opId,
      role,
      passwordHash: await hashPassword(password),
    })),
  );
  const nameOf = await roleNames(database.sql);
  const companyOf = new Map(demoOperators.map(({ opId, companyName }) => [opId, companyName]));
  const listed = withPasswords.map(({ role, user, password, opId }) => ({
    role: nameOf.get(role) ?? role,
    roleKey: role,
    user,
    password,
    operator: companyOf.get(opId) ?? opId,
  }));
  const path = join(dataDir, 'demo-accounts.json');
  await writeFile(`${path}.part`, `${JSON.stringify(listed, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
  await addOrganisation(database.sql, demoOperators, accounts, demoSpeedServers);
  // A demo has neither mail nor backups, and needs none: only a real installation is reminded of them.
  for (const { accountId } of accounts)
    await changeSettings(database.sql, accountId, { first_steps_closed: true }, new Date());
  for (const opId of ['northwind', 'brightline'])
    await storeServiceArea(database.sql, { opId, ring: demoServiceArea, at: new Date(), updater: 'Waymark' });
  say(`Accounts (also in ${path}):`);
  for (const { role, user, password, operator } of listed)
    say(`  ${role.padEnd(22)} ${user.padEnd(30)} ${password}  ${operator}`);
}

/**
 * Registers the devices of the fleet that the log does not have yet; a larger fleet extends the earlier one. `past`: the
 * devices with a past are registered within it, because each day's counts are those of the facts before its end.
 */
async function registerFleet({ database, log }: SeedDeps, fleet: number, past: boolean): Promise<void> {
  for (let from = 0; from < fleet; from += batch) {
    const devices = Array.from({ length: Math.min(batch, fleet - from) }, (_, index) =>
      Object.assign(demoDevice(from + index), { index: from + index }),
    );
    const missing = await unregistered(
      database.sql,
      devices.map(({ endpointId }) => endpointId),
    );
    const fresh = devices.filter(({ endpointId }) => missing.has(endpointId));
    if (fresh.length === 0) continue;
    await reserveNames(
      database.sql,
      fresh.flatMap(({ endpointId, registration: { opId, deviceName } }) =>
        deviceName ? [{ opId, name: deviceName, endpointId }] : [],
      ),
    );
    const others = past ? fresh.filter(({ index }) => index >= devicesWithPast) : fresh;
    if (others.length > 0) await log.append(others.map(registered), 'bulk');
  }
}
