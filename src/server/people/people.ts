import { Accounts } from './accounts/accounts.ts';
import { Invitations, type InvitationsDeps } from './accounts/invitations.ts';

export interface People {
  accounts: Accounts;
  invitations: Invitations;
}

/** What the server does for people who have, or are to have, an account. */
export function openPeople(deps: Omit<InvitationsDeps, 'accounts'>): People {
  const accounts = new Accounts(deps);
  return { accounts, invitations: new Invitations({ ...deps, accounts }) };
}
