import { Accounts } from './accounts/accounts.ts';
import { Invitations, type InvitationsDeps } from './accounts/invitations.ts';

export interface People {
  accounts: Accounts;
  invitations: Invitations;
}

/** Opens the services for accounts and invitations. */
export function openPeople(deps: Omit<InvitationsDeps, 'accounts'>): People {
  const accounts = new Accounts(deps);
  return { accounts, invitations: new Invitations({ ...deps, accounts }) };
}
