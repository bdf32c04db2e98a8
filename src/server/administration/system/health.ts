import { statfs } from 'node:fs/promises';
import { lastBackup } from '#server/core/backup/record.ts';
import { databaseClock } from '#server/core/database/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import type { LiveHub } from '#server/core/live/hub.ts';
import { standbyServers } from '#server/core/log/active-role.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { LogProof } from '#server/core/log/seals/proof.ts';
import type { TlsCertificate } from '#server/core/network/tls-files.ts';
import type { Comparisons } from '#server/core/read-models/comparison/comparisons.ts';

export type PartName =
  | 'database'
  | 'standby'
  | 'log'
  | 'readModels'
  | 'disk'
  | 'backup'
  | 'mail'
  | 'devices'
  | 'clock'
  | 'certificates';

export interface PartHealth {
  part: PartName;
  state: 'ok' | 'warning' | 'failed';
  figures: Record<string, number | string>;
}

export interface HealthPorts {
  database: Database;
  log: EventLog;
  proof: Pick<LogProof, 'report' | 'sealer'>;
  tables: Pick<Comparisons, 'report'>;
  readModels: { position: number };
  core: { gateway: { connectedCount(): number }; hub: Pick<LiveHub, 'clientCount'> };
  /** Folder of keys, pictures and, without PostgreSQL, the database. */
  dataDir: string;
  /** Hours after which a backup is too old; 0 or absent: backups by `npm run backup` are not expected. */
  backupWarnHours?: number | undefined;
  /** Counts waiting and refused mails at this moment. */
  mailTrouble(at: Date): Promise<{ waiting: number; oldest: Date | null; refused: number }>;
  /** True if mails go to a mail server. */
  sendsMail?: boolean | undefined;
  certificates?: Partial<Record<string, Pick<TlsCertificate, 'daysLeft'>>> | undefined;
  now(): Date;
}

type Looked = Omit<PartHealth, 'part'>;

/** Milliseconds after which a part counts as failed. */
const longestMs = 2_000;
/** Limits at which the operator should act before a failure. */
const few = { diskWarning: 0.1, diskFailed: 0.02, certificateDays: 14 };
const many = { behind: 1_000, mailMinutes: 10, clockMs: 5_000, unsealed: 10_000 };

const graded = (warning: boolean, failed = false): PartHealth['state'] =>
  failed ? 'failed' : warning ? 'warning' : 'ok';

/**
 * Health of each part of this server. It uses the checks of /readyz and /metrics, and some that run only when a user
 * opens the page.
 */
export class SystemHealth {
  readonly #checks: Record<PartName, () => Promise<Looked | null>>;

  constructor(ports: HealthPorts) {
    this.#checks = {
      database: () => databaseHealth(ports),
      standby: () => standbyHealth(ports),
      log: () => logHealth(ports),
      readModels: () => readModelHealth(ports),
      disk: () => diskHealth(ports),
      backup: () => backupHealth(ports),
      mail: () => mailHealth(ports),
      devices: async () => ({
        state: 'ok',
        figures: {
          connected: ports.core.gateway.connectedCount(),
          consoles: ports.core.hub.clientCount,
        },
      }),
      clock: () => clockHealth(ports),
      certificates: async () => certificateHealth(ports),
    };
  }

  /** Checks the parts that this installation has. */
  async look(): Promise<PartHealth[]> {
    const names = Object.keys(this.#checks) as PartName[];
    const looked = await Promise.all(
      names.map(async (part): Promise<PartHealth | null> => {
        const found = await inTime(this.#checks[part]()).catch(
          (): Looked => ({ state: 'failed', figures: {} }),
        );
        return found && { part, ...found };
      }),
    );
    return looked.flatMap((part) => part ?? []);
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('took too long')), longestMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function databaseHealth({ database }: HealthPorts): Promise<Looked> {
  const begun = performance.now();
  await databaseClock(database);
  database.check();
  const answerMs = Math.round((performance.now() - begun) * 10) / 10;
  return {
    state: graded(answerMs > longestMs / 4),
    figures: { kind: database.embedded ? 'embedded' : 'postgres', answerMs },
  };
}

/** Checks standby servers: having none is the operator's choice; waymark_standby_servers reports one that stopped. */
async function standbyHealth({ database }: HealthPorts): Promise<Looked | null> {
  if (database.embedded) return null;
  const names = await standbyServers(database);
  return { state: 'ok', figures: { servers: names.length, names: names.join(', ') } };
}

async function logHealth({ log, proof }: HealthPorts): Promise<Looked> {
  const { pos: position } = await log.head();
  const { sealedTo: sealedPosition } = proof.sealer;
  const check = proof.report.state;
  return {
    state: graded(position - sealedPosition > many.unsealed, check === 'broken'),
    figures: { position, sealedPosition, check },
  };
}

async function readModelHealth({ log, tables, readModels: { position } }: HealthPorts): Promise<Looked> {
  const behind = Math.max(0, (await log.head()).pos - position);
  const { state: compared, differing } = tables.report;
  return {
    state: graded(behind > many.behind, compared === 'different'),
    figures: { position, behind, compared, differing },
  };
}

async function diskHealth({ dataDir }: HealthPorts): Promise<Looked> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail / blocks;
  return {
    state: graded(free < few.diskWarning, free < few.diskFailed),
    figures: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
  };
}

/** Checks the record of the backup command; other tools leave none here. */
async function backupHealth({ database, backupWarnHours = 0, now }: HealthPorts): Promise<Looked> {
  const last = await lastBackup(database);
  if (!last) return { state: graded(backupWarnHours > 0), figures: { made: '', warnHours: backupWarnHours } };
  const ageHours = (now().getTime() - last.made_at.getTime()) / 3_600_000;
  return {
    state: graded(backupWarnHours > 0 && (ageHours > backupWarnHours || last.verified_at === null)),
    figures: {
      made: last.made_at.toISOString(),
      bytes: last.bytes,
      verified: last.verified_at?.toISOString() ?? '',
      encrypted: Number(last.encrypted),
      position: last.log_pos,
      warnHours: backupWarnHours,
    },
  };
}

async function mailHealth({ mailTrouble, sendsMail, now }: HealthPorts): Promise<Looked> {
  const at = now();
  const { waiting, oldest, refused } = await mailTrouble(at);
  const oldestMinutes = oldest ? Math.round((at.getTime() - oldest.getTime()) / 60_000) : 0;
  return {
    state: graded(oldestMinutes > many.mailMinutes || refused > 0),
    figures: { transport: sendsMail ? 'smtp' : 'files', waiting, oldestMinutes, refused },
  };
}

async function clockHealth({ database, now }: HealthPorts): Promise<Looked> {
  const before = now().getTime();
  const theirs = (await databaseClock(database)).getTime();
  const after = now().getTime();
  // The database read its clock between the two local times.
  const differenceMs = theirs < before ? theirs - before : theirs > after ? theirs - after : 0;
  return { state: graded(Math.abs(differenceMs) > many.clockMs), figures: { differenceMs } };
}

function certificateHealth({ certificates = {} }: HealthPorts): Looked | null {
  const figures: Record<string, number> = {};
  for (const [listener, certificate] of Object.entries(certificates))
    if (certificate) figures[listener] = certificate.daysLeft;
  const days = Object.values(figures);
  if (days.length === 0) return null;
  const least = Math.min(...days);
  return { state: graded(least < few.certificateDays, least <= 0), figures };
}
