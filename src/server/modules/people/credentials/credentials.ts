import { passwordResetStream } from '#server/people/credentials/password-reset-stream.ts';
import type { Module } from '../../module.ts';
import { emailHandlers } from './email.ts';
import { factorHandlers } from './factors.ts';
import { forgottenHandlers } from './forgotten.ts';
import { passkeyHandlers } from './passkeys.ts';
import { passwordHandlers } from './passwords.ts';
import { policyHandlers } from './policy.ts';
import { resetRecordHandlers } from './reset-records.ts';

/** How people show who they are: passwords, authenticator apps, passkeys, and what an organisation asks of them. */
export const credentialModule: Module = {
  name: 'credentials',
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
