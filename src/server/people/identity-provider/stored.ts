import type { StoredTables } from '#server/core/database/stored-table.ts';

export const identityProviderTables = {
  identity_provider: {
    content:
      'identity providers: issuer, client id, encrypted secret, role rules, ten refused sign-ins of 30 days',
    class: 'secret',
    kept: 'until removed',
    readers: 'their administrators, without the secret',
  },
  identity_provider_domain: {
    content: 'e-mail domains, expected DNS record, proof',
    class: 'operational',
    kept: 'until removed',
    readers: 'their administrators',
  },
  provider_identity: {
    content: "the provider's subject of an account",
    class: 'personal',
    kept: 'with the account; deleted ones `RETENTION_DAYS`',
    readers: null,
  },
  provider_sign_in: {
    content: 'sign-ins in progress: nonce, encrypted verifier, digests',
    class: 'secret',
    kept: 'ten minutes',
    readers: null,
  },
} satisfies StoredTables;
