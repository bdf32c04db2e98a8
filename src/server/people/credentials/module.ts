import type { Module } from '#server/core/module.ts';
import type { PeopleServices } from '#server/people/services.ts';
import { emailHandlers } from './email-handlers.ts';
import { factorHandlers } from './factor-handlers.ts';
import { forgottenHandlers } from './forgotten-handlers.ts';
import { passkeyHandlers } from './passkeys-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { passwordResetStream } from './password-reset-stream.ts';
import { policyHandlers } from './policy-handlers.ts';
import { resetRecordHandlers } from './reset-records.ts';

/** How people show who they are: passwords, authenticator apps, passkeys, and what an organisation asks of them. */
export const credentialModule: Module<PeopleServices> = {
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
