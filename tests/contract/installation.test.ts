import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SystemHealth } from '#server/administration/system/health.ts';
import { Comparisons } from '#server/core/read-models/comparison/comparisons.ts';
import { mailTrouble } from '#server/people/mail/queries/trouble.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const followers = {
  readModels: { position: 0 },
  tables: new Comparisons({ tables: [], now: () => new Date(), onFault: () => {} }),
};

const get = async (path: string, user: string) =>
  (await bench.app.inject({ url: `/api/v1${path}`, headers: await bench.login(user) })).json();

describe('the installation and its health (CL-218)', () => {
  test('shows version, features and contact to every user', async () => {
    expect((await get('/system', 'support@northwind.example')).data).toMatchObject({
      productTitle: 'Waymark',
      version: '0.1.0',
      contact: null,
      features: { verifyNewBrowsers: false },
    });
  });

  test('shows the privacy notice, with its retention times, before sign-in', async () => {
    const answer = await bench.app.inject({ url: '/auth/v1/privacy' });
    expect(answer.json().data).toEqual({
      version: '2',
      url: null,
      contact: null,
      sessionHours: 12,
      countedDays: 30,
      messageDays: 30,
      leftDays: 90,
      retentionDays: null,
      auditDays: null,
      deviceDays: null,
    });
  });

  test('records a fault of the console with its user, and no more than permitted', async () => {
    const report = async (payload: object) =>
      (
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/system/faults',
          payload,
          headers: await bench.login('viewer@northwind.example'),
        })
      ).json();
    const fault = { part: 'live message', message: 'TypeError: rows.some is not a function', page: '/home' };
    expect((await report(fault)).code).toBe('success');
    expect((await report({ ...fault, message: 'x'.repeat(501) })).code).toBe('custom');
    const entries = async () =>
      (await get('/log/audit?operation=reportConsoleFault', 'admin@northwind.example')).data.entries;
    const entry = expect.objectContaining({ accountName: 'Vera Look', result: 'success' });
    await expect.poll(entries).toEqual(expect.arrayContaining([entry]));
  });

  test('shows the health of its parts only to administrators of the whole installation', async () => {
    expect((await get('/system/health', 'admin@northwind.example')).code).toBe('roleerr');
    const parts = ['database', 'log', 'readModels', 'devices', 'clock', 'mail'].map((part) => `${part} ok`);
    let states: string[] = [];
    const look = async () => {
      // The clock of this server stops at its start, while the database's continues.
      bench.clock.now = new Date();
      const { data } = await get('/system/health', 'system.admin@waymark.example');
      states = data.map(({ part, state }: { part: string; state: string }) => `${part} ${state}`);
      return states;
    };
    // A part that does not answer within two seconds has failed, which may happen once on a busy machine.
    await expect.poll(look).toEqual(expect.arrayContaining(parts));
    // No listener of this server ends TLS.
    expect(states.some((state: string) => state.startsWith('certificates'))).toBe(false);
  });

  test('reports the last backup, and warns about a missing or outdated one', async () => {
    const at = new Date();
    const look = async (backupWarnHours: number, hoursLater = 0) => {
      const health = new SystemHealth({
        database: bench.database,
        log: bench.log,
        proof: bench.proof,
        ...followers,
        core: { gateway: { connectedCount: () => 0 }, hub: { clientCount: 0 } },
        mailTrouble: (now) => mailTrouble(bench.database, now),
        dataDir: '/tmp',
        backupWarnHours,
        now: () => new Date(at.getTime() + hoursLater * 3_600_000),
      });
      return (await health.look()).find(({ part }) => part === 'backup');
    };
    expect(await look(0)).toMatchObject({ state: 'ok', figures: { made: '' } });
    expect(await look(24)).toMatchObject({ state: 'warning', figures: { made: '', warnHours: 24 } });
    await bench.database.sql
      .insertInto('backup_made')
      .values({
        made_at: at,
        finished_at: at,
        verified_at: at,
        file_name: 'backup',
        bytes: 2_000_000,
        encrypted: true,
        keys: 0,
        log_epoch: 'e',
        log_pos: 7,
      })
      .execute();
    expect(await look(24)).toMatchObject({
      state: 'ok',
      figures: { made: at.toISOString(), bytes: 2_000_000, encrypted: 1, verified: at.toISOString() },
    });
    expect(await look(24, 25)).toMatchObject({ state: 'warning' });
  });

  test('isolates a failing part, or a wrong clock, from the others', async () => {
    const health = new SystemHealth({
      database: bench.database,
      log: bench.log,
      proof: bench.proof,
      ...followers,
      core: {
        gateway: {
          connectedCount: () => {
            throw new Error('gone');
          },
        },
        hub: { clientCount: 0 },
      },
      mailTrouble: (now) => mailTrouble(bench.database, now),
      dataDir: '/no/such/folder',
      certificates: { http: { daysLeft: 3 } },
      now: () => new Date(Date.now() + 3_600_000),
    });
    const states = Object.fromEntries((await health.look()).map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({
      database: 'ok',
      disk: 'failed',
      devices: 'failed',
      clock: 'warning',
      certificates: 'warning',
    });
  });
});
