import type { Logger } from 'pino';
import type { Player } from '#domain/case/page.ts';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { caseMachine } from '#machines/case/machine.ts';
import type { SystemHealth } from '#server/administration/system/health.ts';
import type { Database } from '#server/core/database/database.ts';
import type { LiveWatch } from '#server/core/live/directory.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { LogProof } from '#server/core/log/seals/proof.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import type { RemoteKeys } from '#server/devices/capture/keys.ts';
import type { DeviceReader, TaskEngine } from '#server/devices/engine/port.ts';
import type { MapTiles } from '#server/devices/map-tiles.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { Playbooks } from '#server/devices/playbooks/playbooks.ts';
import type { SqlIdentities } from '#server/devices/registration/queries/identities.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import type { Notices } from '#server/people/notices/notices.ts';
import type { Messages } from '#server/people/notifications/messages.ts';
import type { AccountCalls } from './administration/audit/account-call-counts.ts';
import type { Validators } from './core/http/validators.ts';
import type { ReadModels } from './core/read-models/read-models.ts';
import type { Passwords } from './people/sign-in/passwords.ts';
import type { Sessions } from './people/sign-in/sessions.ts';

/** Everything that handlers work with; app.ts makes it, tests make it smaller. */
export interface Services {
  database: Database;
  log: EventLog;
  engine: TaskEngine;
  devices: DeviceReader;
  consents: Consents;
  keys: RemoteKeys;
  playbooks: Playbooks;
  vault: Pick<SecretVault, 'digest'>;
  models: DeviceModels;
  identities: SqlIdentities;
  live: LiveWatch;
  mails: Pick<Mails, 'queue' | 'resend'>;
  notices: Notices;
  messages: Messages;
  health: SystemHealth;
  /** Contact for users of this installation; null: none is configured. */
  contact: string | null;
  privacyUrl: string | null;
  /** How long streams that are over are kept; null: for ever. */
  retentionDays: number | null;
  /** How long entries of the audit trail and reports of devices are kept; null: for ever. */
  auditDays: number | null;
  deviceDays: number | null;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  invitations: Invitations;
  sessions: Pick<
    Sessions,
    | 'begin'
    | 'refresh'
    | 'end'
    | 'list'
    | 'endSome'
    | 'authenticate'
    | 'passwordGiven'
    | 'lookAgain'
    | 'forget'
  >;
  accountCalls: AccountCalls;
  passwords: Passwords;
  /** What is asked of people where the specification and ASVS differ. */
  accountRules: AccountRules;
  credentials: Credentials;
  /** How long a login lasts, however often it is renewed. */
  sessionMs: number;
  /** Seals, keys and files with which the log proves itself. */
  proof: LogProof;
  /** What answers are made of, and how far it has followed the log. */
  readModels: Pick<ReadModels, 'answer' | 'reached' | 'positionOf'>;
  caseStreams: StreamRepository<typeof caseMachine>;
  /** What makes a case's file replay itself; null where it is not built. */
  player: Player | null;
  /** From now on the watched device is asked for these values too, until the last viewer leaves: of its Wi-Fi, or of a set-top box. */
  watchBeside(endpointId: string, what: 'monitored' | 'setTop'): Promise<void>;
  /** Browsers not seen before must be verified by mail (auth01). */
  verifyNewBrowsers: boolean;
  /** What each operation takes, by the contract. */
  validators: Validators;
  /** Null: places are drawn as outlines. */
  mapTiles: MapTiles | null;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
  now(): Date;
  logger: Logger;
}
