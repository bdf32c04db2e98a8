import { isObject } from '../verify/shapes.ts';
import { type Claims, domainOf, type RoleRule, roleBy } from './claims.ts';
import { type RoleSeparator, rolesIn } from './role-values.ts';

/** Advice for an administrator about claims without an address or role. */
export type ClaimAdvice =
  | 'unverified'
  | 'addressElsewhere'
  | 'noAddress'
  | 'overage'
  | 'separated'
  | 'paths'
  | 'noClaim'
  | 'otherValues';

interface Mapping {
  roleClaim: string;
  roleSeparator: RoleSeparator;
  roles: readonly RoleRule[];
}

/** The advice, with its claim or values. */
export interface Advised {
  advice: ClaimAdvice;
  received: string[];
}

/** Returns advice with the claims that hold an address of one of the domains. */
export function adviceOnAddress(claims: Claims, domains: readonly string[]): Advised {
  const names = Object.entries(claims).flatMap(([name, value]) =>
    typeof value === 'string' && domains.includes(domainOf(value)) ? [name] : [],
  );
  return { advice: names.length > 0 ? 'addressElsewhere' : 'noAddress', received: names };
}

export function adviceOnRoles(claims: Claims, { roleClaim, roleSeparator, roles }: Mapping): Advised {
  const received = rolesIn(claims, roleClaim, roleSeparator);
  const isGiven = (values: readonly string[]) => roleBy(roles, values) !== null;
  if (received.length === 0)
    return { advice: isLeftOut(claims, roleClaim) ? 'overage' : 'noClaim', received };
  if (isGiven(received.flatMap((value) => value.split(/[,;\s]+/)))) return { advice: 'separated', received };
  const isPath = isGiven(received.map((value) => value.slice(value.lastIndexOf('/') + 1)));
  return { advice: isPath ? 'paths' : 'otherValues', received };
}

/**
 * Tells if the claim was omitted: Entra ID names a list that is too long for a token in `_claim_names` (OpenID Connect
 * Core 5.6.2), or by `hasgroups`.
 */
function isLeftOut(claims: Claims, roleClaim: string): boolean {
  const names = claims._claim_names;
  const isNamed = isObject(names) && Object.hasOwn(names, roleClaim);
  return isNamed || (roleClaim === 'groups' && (claims.hasgroups === true || claims.hasgroups === 'true'));
}
