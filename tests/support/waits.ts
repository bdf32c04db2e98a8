/**
 * For a test that waits for real time to pass: a busy machine may be late, so it is tried once more, and the run names it. Never for
 * tests of properties, models, crashes, attacks or simulations: what they find once is found.
 */
export const waits = { retry: 1 };
