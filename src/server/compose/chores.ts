import { firstKept, firstOfBoxes, firstReported } from '#domain/viewing/kept.ts';
import { forgetFetches } from '../content/delivery/queries/fetches.ts';
import { forgetScreens } from '../content/delivery/queries/screens.ts';
import { flushPendingAuditEntries } from '../core/audit/audit.ts';
import type { FileUploads } from '../core/blobs/file-uploads.ts';
import type { Database } from '../core/database/database.ts';
import { forgetOldAnswers } from '../core/http/idempotency/keys.ts';
import type { SqlEventLog } from '../core/log/event-log.ts';
import type { FaultReport } from '../core/logger.ts';
import type { SealedTables } from '../core/seals/sealed-tables.ts';
import type { Consents } from '../devices/capture/consents.ts';
import { consentsWithPictures } from '../devices/capture/queries.ts';
import type { SqlDeviceSecrets } from '../devices/settings/queries/device-secrets.ts';
import { forgetTraffic } from '../devices/settings/queries/traffic.ts';
import type { SqlTaskSecrets } from '../devices/tasks/queries/secrets.ts';
import { forgetLeftRows } from '../people/accounts/queries/left-rows.ts';
import { forgetOutages } from '../people/notifications/queries/outages.ts';
import type { ScheduledExports } from '../people/scheduled-exports/scheduled-exports.ts';
import { countHour, forgetHours } from '../statistics/counts/queries/hours.ts';
import { forgetHealth } from '../statistics/resources/queries/samples.ts';
import type { ViewingFold } from '../statistics/viewing/fold.ts';
import { eraseDue, forgetViewing } from '../statistics/viewing/queries/life.ts';

interface ChoreDeps {
  database: Database;
  log: SqlEventLog;
  sealed: Pick<SealedTables, 'check' | 'credentials'>;
  secrets: Pick<SqlTaskSecrets, 'forgetEnded'>;
  deviceSecrets: Pick<SqlDeviceSecrets, 'forgetMoved'>;
  consents: Pick<Consents, 'erasePictures'>;
  fileUploads: Pick<FileUploads, 'sweep'>;
  scheduledExports: Pick<ScheduledExports, 'work' | 'runs'>;
  viewing: Pick<ViewingFold, 'run'>;
  /** Counters in memory that are stored at intervals. */
  counts: readonly { write(): Promise<unknown>; forgetOld(): Promise<unknown> }[];
  /** Retention times, in days. */
  kept: Parameters<typeof forgetLeftRows>[2];
  pictureDays: number;
  statisticsDays: number;
  now(): Date;
  onFault: FaultReport;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const countedMs = 10_000;
const checkedMs = 60_000;
const foldedMs = 15_000;
/** Milliseconds after which a pending entry is appended here: no call takes so long, so its own call will not do it. */
const owedMs = 300_000;

/** Starts the server's periodic work that is not an effect of a stream. Returns the function to stop it. */
export function startChores(deps: ChoreDeps): () => void {
  const { database, log, sealed, counts, now, onFault } = deps;
  const again = (ms: number, name: string, chore: () => Promise<unknown>) =>
    setInterval(() => void chore().catch((error) => onFault(name, error)), ms);
  const timers = [
    again(countedMs, 'counted calls', () => Promise.all(counts.map((counted) => counted.write()))),
    again(owedMs, 'owed entries', () =>
      flushPendingAuditEntries(database, log, { before: new Date(now().getTime() - owedMs) }),
    ),
    again(checkedMs, 'seals', () => sealed.check()),
    again(checkedMs, 'counts of the hour', () => countHour(database.sql, now())),
    again(foldedMs, 'viewing', () => deps.viewing.run()),
    again(foldedMs, 'erasure of viewing', () => eraseDue(database, now())),
    again(checkedMs, 'scheduled exports', () => deps.scheduledExports.work()),
    again(hourMs, 'housekeeping', () => forgetWhatIsOver(deps)),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function forgetWhatIsOver(deps: ChoreDeps): Promise<void> {
  const {
    database,
    sealed,
    secrets,
    deviceSecrets,
    consents,
    fileUploads,
    scheduledExports,
    counts,
    kept,
    statisticsDays,
    pictureDays,
    now,
  } = deps;
  const erasePictures = async () => {
    const before = new Date(now().getTime() - pictureDays * dayMs);
    for (const consentId of await consentsWithPictures(database, before))
      await consents.erasePictures(consentId);
  };
  await Promise.all([
    forgetOldAnswers(database.sql, now()),
    secrets.forgetEnded(),
    fileUploads.sweep(),
    scheduledExports.runs.forgetFiles(now()),
    deviceSecrets.forgetMoved(),
    erasePictures(),
    forgetTraffic(database.sql, now(), statisticsDays),
    forgetHealth(database.sql, now(), statisticsDays),
    forgetHours(database.sql, now()),
    forgetOutages(database.sql, now(), statisticsDays),
    forgetFetches(database, new Date(now().getTime() - statisticsDays * dayMs)),
    forgetScreens(database),
    forgetViewing(database.sql, {
      reports: firstReported(now()),
      boxDays: firstOfBoxes(now()),
      sums: firstKept(now()),
    }),
    forgetLeftRows({ db: database.sql, sealedCredentials: sealed.credentials }, now(), kept),
    ...counts.map((counted) => counted.forgetOld()),
  ]);
}
