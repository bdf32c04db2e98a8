import type { Row } from '#server/core/database/database.ts';

export interface Operator {
  opId: string;
  parentId: string | null;
  opPath: string;
  opType: Row<'operator'>['op_type'];
  companyName: string;
  imageUrl: string | null;
  timeZone: string;
}

/** What an account may do, as the table of roles says at the moment. */
export interface Role {
  /** roleGroupKey of the profile. */
  key: string;
  name: string;
  description: string;
  /** Part of the product. */
  basic: boolean;
  /** userLevel; smaller is more powerful. */
  level: number;
  menus: string[];
  permissions: string[];
}

export interface Account {
  accountId: string;
  email: string;
  name: string;
  phone: string | null;
  status: 'Invited' | 'Running' | 'Stopped';
  lastAccessAt: Date | null;
  role: Role;
  operator: Operator;
}

/** What a login has to do before it may do anything else. */
export type PendingStep = 'password' | 'twoFactor';

export interface Session {
  account: Account;
  clientId: string;
  familyId: string;
  /** When the password of this login was last given. */
  passwordAt: Date;
  /** The reset whose temporary password this login was made with. */
  resetId: string | null;
  /** The organisation whose identity provider let its owner in; null: none did. */
  providerOpId: string | null;
  /** Null: nothing. Who came with a temporary password sets a new one first (RU-011), and who needs a second factor that. */
  owes: PendingStep | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}
