/** `npm run test:nightly` tells each case; the usual run those that stand for a class of behaviour. */
export const nightly = process.env.NIGHTLY === '1';
