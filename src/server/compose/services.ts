import type { Player } from '#domain/case/page.ts';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { caseMachine } from '#machines/case/machine.ts';
import type { SystemHealth } from '../administration/system/health.ts';
import type { ContentOrderPort } from '../content/port.ts';
import type { Provisionings } from '../content/provisioning/provisionings.ts';
import type { Vods } from '../content/vods/vods.ts';
import type { MapTiles } from '../core/http/map-tiles.ts';
import type { Comparisons } from '../core/read-models/comparison/comparisons.ts';
import type { CoreServices } from '../core/services.ts';
import type { StreamRepository } from '../core/streams/repository.ts';
import type { Consents } from '../devices/capture/consents.ts';
import type { RemoteKeys } from '../devices/capture/keys.ts';
import type { DeviceReader, SecretReader, TaskEngine } from '../devices/engine/port.ts';
import type { DeviceModels } from '../devices/models/queries/models.ts';
import type { Playbooks } from '../devices/playbooks/playbooks.ts';
import type { BlockedDevices } from '../devices/registration/queries/blocked-devices.ts';
import type { SqlIdentities } from '../devices/registration/queries/identities.ts';
import type { SqlDeviceSecrets } from '../devices/settings/queries/device-secrets.ts';
import type { FirmwareFiles } from '../fleet/firmware/files.ts';
import type { FirmwareKeys } from '../fleet/firmware/keys.ts';
import type { Upgrades } from '../fleet/firmware/upgrades.ts';
import type { AreaChecks } from '../fleet/inventory/queries/area-checks.ts';
import type { InventoryUploads } from '../fleet/inventory/uploads/uploads.ts';
import type { Rollouts } from '../fleet/rollouts/rollouts.ts';
import type { ProvenRows } from '../people/account-rows/proven.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import type { Invitations } from '../people/accounts/invitations.ts';
import type { Credentials } from '../people/credentials/credentials.ts';
import type { Mails } from '../people/mail/mails.ts';
import type { Notices } from '../people/notices/notices.ts';
import type { Messages } from '../people/notifications/messages.ts';
import type { Passwords } from '../people/sessions/passwords.ts';
import type { SessionPort } from '../people/sessions/sessions.ts';
import type { Alarms } from '../statistics/alarms/alarms.ts';

/** Everything that the handlers of the product work with; each of them names what it needs. */
export interface Services extends CoreServices {
  // devices, fleet and statistics
  engine: TaskEngine;
  devices: DeviceReader & SecretReader;
  /** Secrets that devices were given and do not disclose. */
  deviceSecrets: Pick<SqlDeviceSecrets, 'of'>;
  consents: Consents;
  keys: RemoteKeys;
  playbooks: Playbooks;
  uploads: InventoryUploads;
  alarms: Alarms;
  areaChecks: Pick<AreaChecks, 'begin'>;
  firmwareFiles: FirmwareFiles;
  firmwareKeys: FirmwareKeys;
  /** The content that commands bring to set-top boxes. */
  contentOrders: ContentOrderPort;
  upgrades: Upgrades;
  rollouts: Rollouts;
  /** How far the download of an upgrade is, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
  /** Milliseconds that an upgraded device must stay up. */
  upgradeTimes: { soakMs: number; lostMs: number };
  models: DeviceModels;
  identities: SqlIdentities;
  blocked: BlockedDevices;
  /** Ends the session that a device has now; the door decides about its next one. */
  endSession(endpointId: string): void;
  caseStreams: StreamRepository<typeof caseMachine>;
  /** The program with which a case's file replays itself; null where it is not built. */
  player: Player | null;
  /** From now on the watched device is asked for these values too, until the last viewer leaves: of its Wi-Fi, or of a set-top box. */
  watchBeside(endpointId: string, what: 'monitored' | 'setTop'): Promise<void>;
  // people
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  invitations: Invitations;
  /** Rows that decisions hang on, read as they are proven. */
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  passwords: Passwords;
  /** The rules for people where the specification and ASVS differ. */
  accountRules: AccountRules;
  credentials: Credentials;
  /** How long a login lasts, however often it is renewed. */
  sessionMs: number;
  /** Browsers not seen before must be verified by mail (auth01). */
  verifyNewBrowsers: boolean;
  mails: Pick<Mails, 'queue' | 'resend'>;
  notices: Notices;
  messages: Messages;
  /** Null: places are drawn as outlines. */
  mapTiles: MapTiles | null;
  // administration
  health: SystemHealth;
  /** The tables compared with the log. */
  tables: Comparisons;
  /** Contact for users of this installation; null: none is configured. */
  contact: string | null;
  privacyUrl: string | null;
  /** How long streams that are over are kept; null: for ever. */
  retentionDays: number | null;
  /** How long entries of the audit trail and reports of devices are kept; null: for ever. */
  auditDays: number | null;
  deviceDays: number | null;
  /** Days that notifications, and rows that people left behind, are kept. */
  messageDays: number;
  leftDays: number;
  // content
  vods: Vods;
  provisionings: Provisionings;
}
