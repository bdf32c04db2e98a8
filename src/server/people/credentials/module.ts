import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { credentialsTables } from '#server/people/credentials/stored.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { emailHandlers } from './email-handlers.ts';
import { factorHandlers } from './factor-handlers.ts';
import { forgottenHandlers } from './forgotten-handlers.ts';
import { passkeyHandlers } from './passkeys-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { passwordResetStream } from './password-reset-stream.ts';
import { policyHandlers } from './policy-handlers.ts';
import { resetRecordHandlers } from './reset-records.ts';

interface Needs extends CoreServices {
  accountRules: AccountRules;
  passwords: Passwords;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  credentials: Credentials;
  mails: Pick<Mails, 'queue' | 'resend'>;
}

/** Credentials: passwords, authenticator apps, passkeys, and the sign-in policy of an organisation. */
export const credentialModule: Module<Needs> = {
  name: 'credentials',
  tables: credentialsTables,
  streams: [passwordResetStream],
  handlers: (services) => ({
    getAccountRules: async () => ({ data: services.accountRules }),
    ...passwordHandlers(services),
    ...forgottenHandlers(services),
    ...emailHandlers(services),
    ...factorHandlers(services),
    ...passkeyHandlers(services),
    ...policyHandlers(services),
    ...resetRecordHandlers(services),
  }),
};
