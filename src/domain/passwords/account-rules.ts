export const accountRulesNames = ['specified', 'strict'] as const;
export type AccountRulesName = (typeof accountRulesNames)[number];

/** What an installation asks of its people where the specification and OWASP ASVS 4.0 differ (docs/decisions/249). */
export interface AccountRules {
  rules: AccountRulesName;
  /** Characters of a new password, as a person counts them: code points. */
  passwordMin: number;
  passwordMax: number;
  /** Upper case, lower case, digit and special character, of an English keyboard, none too often; else any that can be seen, and spaces. */
  composed: boolean;
  /** A forgotten password mails a temporary one beside its link. */
  temporaryPasswords: boolean;
  /** For so long a mailed link is good by which its owner sets a forgotten password, or a new browser is confirmed. */
  linkMinutes: number;
  /** The same of a password that an administrator took away. */
  resetMinutes: number;
  /** A login ends so long after it was last used. */
  idleMinutes: number;
  /** Only what a person does counts as use, not what an open page reads by itself. */
  usedByPersons: boolean;
  /** A browser may keep the name and, where its reader wants it, the e-mail address after the session (RU-017). */
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
