import type { Logger } from 'pino';
import type { Player } from '#domain/case/page.ts';
import type { Clock } from '#domain/clock.ts';
import type { Identities } from '#domain/device-identity.ts';
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
import type { WaitingSink } from '../devices/gateway/gateway.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { Imported } from '../devices/registration/queries/arrival.ts';
import type { Mailer } from '../people/mail/transport/mailer.ts';
import type { SessionKeys } from '../people/sessions/keys.ts';
import type { Passwords } from '../people/sessions/passwords.ts';
import type { Config } from '../start/config.ts';
import type { Services } from './services.ts';

/** What a server needs of the world around it. */
export interface ServerPorts<G extends DeviceGateway> {
  /** Open and migrated; closed by its owner. */
  database: Database;
  /** This server's name as a writer of the log, if another one may take over from it; default: any writer. */
  writer?: string | null;
  /** Folder of the signing key. */
  dataDir: string;
  /** Puts into an empty installation what it begins with. */
  seed(log: SqlEventLog): Promise<void>;
  /**
   * Listens to devices; what they report before the server is up waits in the sink. `identities`: what its door may ask;
   * `keptPaths`: parameters whose changes a device is to report.
   */
  openGateway(
    sink: WaitingSink,
    identities: Identities,
    keptPaths: (endpointId: string) => Promise<string[]>,
  ): Promise<G>;
  /** Devices that count as imported though no list has them: those of the demo's simulator. */
  imported: Imported;
  /** Delays repeated refusals; default: no delay. */
  refusals?: SlowRefusals;
  keys: SessionKeys;
  /** Default: those of the data directory, in clear. */
  keyFiles?: KeyFiles;
  /** Rows of an uploaded file that are written in one transaction; default: 250. */
  uploadSlice?: number;
  /** Seals secrets on their way to devices. */
  vault: SecretVault;
  /** Bytes of files that an organisation may store; default: 100 GB. */
  fileQuota?: number;
  /**
   * Where devices fetch files. Default: a free port of this machine, without a thread of its own. `url`: the address that is sent
   * to devices.
   */
  files?: {
    port: number;
    host: string;
    url: string | null;
    inThread: boolean;
    /** Of all downloads together; null: no limit. */
    bytesPerSecond: number | null;
  };
  /** How long an upgraded device must stay up, and until when it must come back; default: 10 and 30 minutes. */
  upgradeTimes?: { soakMs: number; lostMs: number };
  /** Where pictures and files are kept. Default: `dataDir`. */
  bucket?: BucketConfig | null;
  /** What is asked of people; default: as specified. */
  accountRules?: AccountRulesName;
  /** Default: without a pepper. */
  passwords?: Passwords;
  mailer: Mailer;
  /** Whether the mailer has a mail server. */
  sendsMail?: boolean;
  /** Address of the own privacy text of who runs the installation; default: none. */
  privacyUrl?: string | null;
  /** Hours after which a backup is too old; default: never. */
  backupWarnHours?: number;
  /** Contact for users; default: none. */
  contact?: string | null;
  documents: ApiDocuments;
  consoleDirectory: string;
  /** What makes the file of a case replay itself; null: it is not built. */
  player: Player | null;
  verifyNewBrowsers: boolean;
  /** Default: the internet alone, and the DNS of the machine. */
  providerNetwork?: Config['providerNetwork'];
  /** Default: none. */
  mapTiles?: MapTiles | null;
  publicUrl: string;
  /** As in the configuration; default: no proxy, and no token. */
  trustProxy?: number | string[] | false;
  metricsTokens?: Tokens | null;
  /** Of the listeners that end TLS themselves; default: none does. */
  certificates?: Partial<Record<'http' | 'usp' | 'files' | 'internal', TlsCertificate>>;
  /** How long a login lasts, however often it is renewed; default: 12. */
  sessionHours?: number;
  /** How long streams that are over are kept; default: for ever. */
  retentionDays?: number | null;
  /** How long entries of the audit trail and reports of devices are kept; default: for ever. */
  auditDays?: number | null;
  deviceDays?: number | null;
  /** How long the pictures of a consent that is over are kept; default: 30. Never as long as its stream. */
  pictureDays?: number;
  /** From the start to the first comparison of the tables with the log, in milliseconds; default one minute. */
  firstComparisonMs?: number;
  /** VOD servers that may have private addresses, and be asked by http. */
  vodHosts?: string[];
  /** Of one fetch of a VOD list, in milliseconds; default 55 seconds, less than the limit of its machine. */
  vodLimitMs?: number;
  /** How often counters of devices are read, and how long they are kept; default: never. */
  statistics?: Config['statistics'];
  clock: Clock;
  /** The calendar, for tokens, seals and what is written down. */
  now(): Date;
  /** Each part writes through a child logger that names it. */
  logger: Logger;
  /** Where spans go; null, as by default: nothing is traced. Closed by its owner. */
  tracer?: Tracer | null;
  /** The sessions as the API sees them; a test gives a caller less than its role. Default: as they are. */
  seam?(sessions: Services['sessions']): Services['sessions'];
}
