import type { Logger } from 'pino';
import type { BulkCollector } from '#domain/bulk-data.ts';
import type { Player } from '#domain/case/page.ts';
import type { Clock } from '#domain/clock.ts';
import type { AccountRulesName } from '#domain/passwords/account-rules.ts';
import type { BucketConfig } from '../core/blobs/bucket.ts';
import type { Database } from '../core/database/database.ts';
import type { KeyFiles } from '../core/database/key-files.ts';
import type { Tokens } from '../core/http/health.ts';
import type { MapTiles } from '../core/http/map-tiles.ts';
import type { ApiDocuments } from '../core/http/validators.ts';
import type { SqlEventLog } from '../core/log/event-log.ts';
import type { SlowRefusals } from '../core/network/slow-refusals.ts';
import type { TlsCertificate } from '../core/network/tls-files.ts';
import type { SecretVault } from '../core/secrets/vault.ts';
import type { Tracer } from '../core/tracing/port.ts';
import type { DeviceAccess } from '../devices/admission/module.ts';
import type { DeviceAdmissionOptions } from '../devices/gateway/device-admission.ts';
import type { WaitingSink } from '../devices/gateway/gateway.ts';
import type { AdmissionRecord } from '../devices/gateway/listener.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { Imported } from '../devices/registration/queries/arrival.ts';
import type { Mailer } from '../people/mail/transport/mailer.ts';
import type { SessionKeys } from '../people/sessions/keys.ts';
import type { Passwords } from '../people/sessions/passwords.ts';
import type { Config } from '../start/config.ts';
import type { Services } from './services.ts';

/** Data for the admission of devices, and the record of refused ones. */
export interface GatewayAdmission extends Pick<DeviceAdmissionOptions, 'identities' | 'isAdmitted'> {
  record: AdmissionRecord;
  /** Returns parameters whose changes a device must report. */
  keptPaths(endpointId: string): Promise<string[]>;
  /** Stores bulk data of devices. */
  collect: BulkCollector;
}

/** Opens the log again, with the times of another clock. */
export type LogAt = (now: () => Date) => SqlEventLog;

/** External services that a server needs. */
export interface ServerPorts<G extends DeviceGateway> {
  /** Open and migrated database; closed by its owner. */
  database: Database;
  /** This server's name as a writer of the log, if another one may take over from it; default: any writer. */
  writer?: string | null;
  /** Folder of the signing key. */
  dataDir: string;
  /** Fills an empty installation with its initial data. */
  seed(log: SqlEventLog): Promise<void>;
  /** Records what happened before the server existed; `reached` waits for the read models. Default: nothing. */
  recordPast?(logAt: LogAt, reached: (position: number) => Promise<void>): Promise<void>;
  /** Starts listening to devices; their reports before the server is ready wait in the sink. */
  openGateway(sink: WaitingSink, admission: GatewayAdmission): Promise<G>;
  /** Devices that count as imported without being listed: those of the demo's simulator. */
  imported: Imported;
  /** Delays repeated refusals; default: no delay. */
  refusals?: SlowRefusals;
  keys: SessionKeys;
  /** Key files; default: those of the data directory, unsealed. */
  keyFiles?: KeyFiles;
  /** Number of an uploaded file's rows that are written in one transaction; default: 250. */
  uploadSlice?: number;
  /** Seals secrets for devices. */
  vault: SecretVault;
  /** Maximum bytes of files that an organisation may store; default: 100 GB. */
  fileQuota?: number;
  /**
   * Listener for files of devices. Default: a free port of this machine, without its own thread. `url`: the address
   * that is sent to devices.
   */
  files?: {
    port: number;
    host: string;
    url: string | null;
    inThread: boolean;
    /** Byte rate of all downloads together; null: no limit. */
    bytesPerSecond: number | null;
  };
  /**
   * Milliseconds for which an upgraded device must stay up, and within which it must come back; default: 10 and 30
   * minutes.
   */
  upgradeTimes?: { soakMs: number; lostMs: number };
  /** Checks of devices by presets; default: once a day, 20 in a second. */
  presetChecks?: Config['presetChecks'];
  /** Storage of pictures and files. Default: `dataDir`. */
  bucket?: BucketConfig | null;
  /** Name of the account rules; default: as specified. */
  accountRules?: AccountRulesName;
  /** Password hashing; default: without a pepper. */
  passwords?: Passwords;
  mailer: Mailer;
  /** True if the mailer uses a mail server. */
  sendsMail?: boolean;
  /** Address of the operator's own privacy statement; default: none. */
  privacyUrl?: string | null;
  /** Hours after which a backup is too old; default: never. */
  backupWarnHours?: number;
  /** Contact for users; default: none. */
  contact?: string | null;
  documents: ApiDocuments;
  consoleDirectory: string;
  /** Player that makes the file of a case replay itself; null: it is not built. */
  player: Player | null;
  verifyNewBrowsers: boolean;
  /** Network of identity providers; default: only the internet, and the DNS of the machine. */
  providerNetwork?: Config['providerNetwork'];
  /** Map pictures; default: none. */
  mapTiles?: MapTiles | null;
  publicUrl: string;
  /** Settings with which devices connect; default: those of a demo on this machine. */
  deviceAccess?: DeviceAccess;
  /** Trusted proxies, as in the configuration (and metrics tokens, below); default: none. */
  trustProxy?: number | string[] | false;
  metricsTokens?: Tokens | null;
  /** Certificates of the listeners with their own TLS; default: none. */
  certificates?: Partial<Record<'http' | 'usp' | 'files' | 'internal', TlsCertificate>>;
  /** Hours for which a login lasts, however often it is renewed; default: 12. */
  sessionHours?: number;
  /** Days for which ended streams are kept; default: for ever. */
  retentionDays?: number | null;
  /** Days for which entries of the audit trail (and device reports, below) are kept; default: for ever. */
  auditDays?: number | null;
  deviceDays?: number | null;
  /** Days for which the pictures of an ended consent are kept; default: 30. They never outlast its stream. */
  pictureDays?: number;
  /** Milliseconds from the start to the first comparison of the tables with the log; default one minute. */
  firstComparisonMs?: number;
  /** VOD servers that may have private addresses, and be called by http. */
  vodHosts?: string[];
  /** Time limit of one fetch of a VOD list, in milliseconds; default 55 seconds, less than the limit of its machine. */
  vodLimitMs?: number;
  /** Interval of reading device counters, and their retention; default: never. */
  statistics?: Config['statistics'];
  clock: Clock;
  /** Calendar time, for tokens, seals and stored times. */
  now(): Date;
  /** Logger; each part uses a child logger with its name. */
  logger: Logger;
  /** Destination of spans; default null: nothing is traced. Closed by its owner. */
  tracer?: Tracer | null;
  /** Wraps the API's sessions; a test gives a caller less than its role. Default: unwrapped. */
  seam?(sessions: Services['sessions']): Services['sessions'];
}
