/** Set by `npm run test:nightly`, which runs every case; the daily run has one or a few of each class of behaviour. */
export const nightly = process.env.NIGHTLY === '1';
