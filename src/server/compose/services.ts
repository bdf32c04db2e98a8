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
import type { Admissions } from '../devices/admission/admissions.ts';
import type { DeviceAccess } from '../devices/admission/module.ts';
import type { Consents } from '../devices/capture/consents.ts';
import type { RemoteKeys } from '../devices/capture/keys.ts';
import type { DeviceReader, SecretReader, TaskEngine } from '../devices/engine/port.ts';
import type { DeviceModels } from '../devices/models/queries/models.ts';
import type { Playbooks } from '../devices/playbooks/playbooks.ts';
import type { BlockedDevices } from '../devices/registration/queries/blocked-devices.ts';
import type { SqlIdentities } from '../devices/registration/queries/identities.ts';
import type { SqlDeviceSecrets } from '../devices/settings/queries/device-secrets.ts';
import type { AppFiles } from '../fleet/app-files/app-files.ts';
import type { FirmwareFiles } from '../fleet/firmware/files.ts';
import type { FirmwareKeys } from '../fleet/firmware/keys.ts';
import type { Upgrades } from '../fleet/firmware/upgrades.ts';
import type { AreaChecks } from '../fleet/inventory/queries/area-checks.ts';
import type { InventoryUploads } from '../fleet/inventory/uploads/uploads.ts';
import type { PresetChecks } from '../fleet/presets/checks.ts';
import type { PresetServices } from '../fleet/presets/handlers.ts';
import type { Presets } from '../fleet/presets/presets.ts';
import type { Rollouts } from '../fleet/rollouts/rollouts.ts';
import type { ProvenRows } from '../people/account-rows/proven.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import type { Invitations } from '../people/accounts/invitations.ts';
import type { Credentials } from '../people/credentials/credentials.ts';
import type { Mails } from '../people/mail/mails.ts';
import type { Notices } from '../people/notices/notices.ts';
import type { Messages } from '../people/notifications/messages.ts';
import type { ScheduledExports } from '../people/scheduled-exports/scheduled-exports.ts';
import type { Passwords } from '../people/sessions/passwords.ts';
import type { SessionPort } from '../people/sessions/sessions.ts';
import type { Alarms } from '../statistics/alarms/alarms.ts';
import type { AggregateRuns } from '../statistics/collections/runs.ts';

/** Services of all the product's handlers; each of them names those that it needs. */
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
  aggregateRuns: AggregateRuns;
  areaChecks: Pick<AreaChecks, 'begin'>;
  appFiles: AppFiles;
  firmwareFiles: FirmwareFiles;
  firmwareKeys: FirmwareKeys;
  /** Content of commands to set-top boxes. */
  contentOrders: ContentOrderPort;
  upgrades: Upgrades;
  rollouts: Rollouts;
  presets: Presets;
  /** Checks of devices by presets. */
  presetChecks: Pick<PresetChecks, 'streams'>;
  /** Returns the reason that an account may no longer do something for an organisation; null: it may. */
  lostStanding: PresetServices['lostStanding'];
  /** Returns the part of an upgrade's file that has been downloaded, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
  /**
   * Milliseconds for which an upgraded device must stay up (`soakMs`), and within which it must come back (`lostMs`).
   */
  upgradeTimes: { soakMs: number; lostMs: number };
  models: DeviceModels;
  identities: SqlIdentities;
  blocked: BlockedDevices;
  admissions: Admissions;
  deviceAccess: DeviceAccess;
  /** Ends a device's running session; its next connection must be admitted again. */
  endSession(endpointId: string): void;
  caseStreams: StreamRepository<typeof caseMachine>;
  /** Program with which a case's file replays itself; null: it is not built. */
  player: Player | null;
  /**
   * Also subscribes to these values of the watched device until the last viewer leaves: its Wi-Fi, or set-top box
   * parameters.
   */
  watchBeside(endpointId: string, what: 'monitored' | 'setTop'): Promise<void>;
  // people
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  invitations: Invitations;
  /** Rows for decisions, with their evidence verified. */
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  passwords: Passwords;
  /** Account rules where the specification and ASVS differ. */
  accountRules: AccountRules;
  credentials: Credentials;
  /** Milliseconds for which a login lasts, however often it is renewed. */
  sessionMs: number;
  /** True: unknown browsers must be verified by mail (auth01). */
  verifyNewBrowsers: boolean;
  mails: Pick<Mails, 'queue' | 'resend'>;
  notices: Notices;
  scheduledExports: ScheduledExports;
  messages: Messages;
  /** Map pictures; null: places are drawn as outlines. */
  mapTiles: MapTiles | null;
  // administration
  health: SystemHealth;
  /** Comparisons of the tables with the log. */
  tables: Comparisons;
  /** Contact for users of this installation; null: none is configured. */
  contact: string | null;
  privacyUrl: string | null;
  /** Days for which ended streams are kept; null: for ever. */
  retentionDays: number | null;
  /** Days for which entries of the audit trail (and device reports, below) are kept; null: for ever. */
  auditDays: number | null;
  deviceDays: number | null;
  /** Days for which notifications, and rows that people left behind, are kept. */
  messageDays: number;
  leftDays: number;
  // content
  vods: Vods;
  provisionings: Provisionings;
}
