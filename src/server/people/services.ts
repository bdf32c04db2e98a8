import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { MapTiles } from '#server/core/http/map-tiles.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ModelList } from '#server/devices/models/port.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Invitations } from './accounts/invitations.ts';
import type { ProvenRows } from './accounts/proven.ts';
import type { Credentials } from './credentials/credentials.ts';
import type { Mails } from './mail/mails.ts';
import type { Notices } from './notices/notices.ts';
import type { Messages } from './notifications/messages.ts';
import type { Passwords } from './sign-in/passwords.ts';
import type { Sessions } from './sign-in/sessions.ts';

export interface PeopleServices extends CoreServices {
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  invitations: Invitations;
  /** Rows that decisions hang on, read as they are proven. */
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
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
  passwords: Passwords;
  /** What is asked of people where the specification and ASVS differ. */
  accountRules: AccountRules;
  credentials: Credentials;
  /** How long a login lasts, however often it is renewed. */
  sessionMs: number;
  /** Browsers not seen before must be verified by mail (auth01). */
  verifyNewBrowsers: boolean;
  mails: Pick<Mails, 'queue' | 'resend'>;
  notices: Notices;
  messages: Messages;
  /** What a profile tells the console of models. */
  models: ModelList;
  /** Null: places are drawn as outlines. */
  mapTiles: MapTiles | null;
}
