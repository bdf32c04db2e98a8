/** Branches of the session's machine that take two tabs of one browser: tabs.e2e.ts makes them, session.e2e.ts the others. */
export const takesTwoTabs = (branch: string): boolean =>
  /session\.offered|session\.endedElsewhere|^asking \+ window/.test(branch);
