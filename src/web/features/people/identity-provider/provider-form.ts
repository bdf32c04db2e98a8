import type { ProviderSettings } from './queries.ts';

/** Values as they are typed. */
export interface ProviderForm {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** Separated by spaces. */
  domains: string;
  emailClaim: string;
  roleClaim: string;
  roleSeparator: ProviderSettings['roleSeparator'];
  roles: { value: string; roleGroupKey: string }[];
  adopts: boolean;
  exclusive: boolean;
  trustsFactors: boolean;
}

export const formOf = (settings: ProviderSettings | null): ProviderForm =>
  settings
    ? {
        issuer: settings.issuer,
        clientId: settings.clientId,
        clientSecret: '',
        scopes: settings.scopes,
        domains: settings.domains.map(({ domain }) => domain).join(' '),
        emailClaim: settings.emailClaim,
        roleClaim: settings.roleClaim,
        roleSeparator: settings.roleSeparator,
        roles: settings.roles.map(({ value, roleGroupKey }) => ({ value, roleGroupKey })),
        adopts: settings.adopts,
        exclusive: settings.exclusive,
        trustsFactors: settings.trustsFactors,
      }
    : {
        issuer: '',
        clientId: '',
        clientSecret: '',
        scopes: 'openid email profile',
        domains: '',
        emailClaim: 'email',
        roleClaim: 'groups',
        roleSeparator: 'none',
        roles: [{ value: '', roleGroupKey: '' }],
        adopts: false,
        exclusive: false,
        trustsFactors: false,
      };

export const domainsIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const domain = /^@?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
export const areDomains = (typed: string): boolean => {
  const domains = domainsIn(typed);
  return domains.length > 0 && domains.every((one) => domain.test(one));
};

/** A secret that is left out stays. */
export function bodyOf(form: ProviderForm, version: number | null) {
  const { clientSecret, domains, issuer, clientId, scopes, emailClaim, roleClaim, ...rest } = form;
  return {
    ...rest,
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    scopes: scopes.trim(),
    emailClaim: emailClaim.trim(),
    roleClaim: roleClaim.trim(),
    roles: form.roles.map(({ value, roleGroupKey }) => ({ value: value.trim(), roleGroupKey })),
    domains: domainsIn(domains),
    ...(clientSecret === '' ? {} : { clientSecret }),
    ...(version === null ? {} : { version }),
  };
}
