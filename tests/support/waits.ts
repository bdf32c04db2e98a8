/**
 * Options of a test that waits in real time: a busy machine may be late, so it is retried, and the run reports it.
 * Never for tests of properties, models, crashes, attacks or simulations: a single finding of these counts.
 */
export const waits = { retry: 1 };
