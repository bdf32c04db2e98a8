/**
 * Tells if a branch of the session's machine needs two tabs of one browser: tabs.e2e.ts makes these, session.e2e.ts the
 * others.
 */
export const takesTwoTabs = (branch: string): boolean =>
  /session\.offered|session\.endedElsewhere|^asking \+ window/.test(branch);
