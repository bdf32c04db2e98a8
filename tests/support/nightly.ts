/** `npm run test:nightly` tells each case; the usual run those that stand for a class of behaviour. */
export const nightly = process.env.NIGHTLY === '1';

/** All cases by night, by day the ones that are chosen for their class. */
export const byNightAll = <Case>(cases: readonly Case[], isChosen: (each: Case) => boolean): Case[] =>
  nightly ? [...cases] : cases.filter(isChosen);
