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

/** Permissions of an account, as the table of roles has them at the moment. */
export interface Role {
  /** roleGroupKey of the profile. */
  key: string;
  name: string;
  description: string;
  /** Part of the product that the role includes. */
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

/** Pending step that a login must do first. */
export type PendingStep = 'password' | 'twoFactor';

export interface Session {
  account: Account;
  clientId: string;
  familyId: string;
  /** Time at which this login's password was last entered. */
  passwordAt: Date;
  /** Reset whose temporary password this login used. */
  resetId: string | null;
  /** Organisation whose identity provider admitted the account; null: none did. */
  providerOpId: string | null;
  /**
   * Pending step; null: none. A login with a temporary password must set a new one first (RU-011), and one without a
   * required second factor must set that up.
   */
  owes: PendingStep | null;
  /** Expiry, in milliseconds since 1970. */
  expiresAt: number;
}
