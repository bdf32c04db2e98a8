// Loaded before the product by `node --import`; the simulated fleet, a child of the server, inherits it. Its devices
// need only a part of a real one's time for a test or a download. The server and everything it waits for are
// unaffected.

const part = 0.4;
/** Period in which the fleet checks live values: more often would only cost computing. */
const tickMs = 1000;
/**
 * Times from this length on are unchanged: restarts, during which tests observe an absent device, and pending settings.
 */
const absenceMs = 8000;

if (process.argv[1]?.endsWith('cli.js')) {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = new Proxy(real, {
    apply: (_, self, [run, ms, ...given]) =>
      Reflect.apply(real, self, [run, ms === tickMs || ms >= absenceMs ? ms : ms * part, ...given]),
  });
}
