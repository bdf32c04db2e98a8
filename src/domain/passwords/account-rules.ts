export const accountRulesNames = ['specified', 'strict'] as const;
export type AccountRulesName = (typeof accountRulesNames)[number];

/** Account rules of an installation, where the specification and OWASP ASVS 4.0 differ (docs/decisions/249). */
export interface AccountRules {
  rules: AccountRulesName;
  /** Length of a new password in code points. */
  passwordMin: number;
  passwordMax: number;
  /**
   * True: requires upper case, lower case, digit and special character in ASCII, with few repeats; false: permits any
   * printable character and spaces.
   */
  composed: boolean;
  /** True if the mail for a forgotten password contains a temporary one beside its link. */
  temporaryPasswords: boolean;
  /** Validity of a mailed link that resets a forgotten password, or confirms a new browser. */
  linkMinutes: number;
  /** Validity of the link after an administrator removed the password. */
  resetMinutes: number;
  /** Idle time after which a login ends. */
  idleMinutes: number;
  /** True if only user activity counts as use, not requests by an open page itself. */
  usedByPersons: boolean;
  /** True if a browser may keep the name and, if the user wants it, the email address after the session (RU-017). */
  remembersEmail: boolean;
}

export const accountRules: Readonly<Record<AccountRulesName, AccountRules>> = {
  /** RU-005..RU-007, RU-017, A-026, A-028, A-030, A-031, A-038, TN-209. */
  specified: {
    rules: 'specified',
    passwordMin: 8,
    passwordMax: 20,
    composed: true,
    temporaryPasswords: true,
    linkMinutes: 30,
    resetMinutes: 24 * 60,
    idleMinutes: 60,
    usedByPersons: false,
    remembersEmail: true,
  },
  /** ASVS 4.0.3, level 2: 2.1.1, 2.1.4, 2.1.9, 2.5.1, 2.7.2, 3.3.2, 8.2.3. */
  strict: {
    rules: 'strict',
    passwordMin: 12,
    passwordMax: 128,
    composed: false,
    temporaryPasswords: false,
    linkMinutes: 10,
    resetMinutes: 10,
    idleMinutes: 30,
    usedByPersons: true,
    remembersEmail: false,
  },
};
