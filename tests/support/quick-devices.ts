// Loaded before the product by `node --import`; the simulated fleet, a child of the server, inherits it. Its devices take a part
// of the time that real ones take for a test or a download. The server and everything it waits for keep their pace.

const part = 0.4;
/** How often the fleet looks at its live values: more often would only compute more. */
const tickMs = 1000;
/** From here on times stay: a restart, in which a test looks at a device that is away, and the trial of new settings. */
const absenceMs = 8000;

if (process.argv[1]?.endsWith('cli.js')) {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = new Proxy(real, {
    apply: (_, self, [run, ms, ...given]) =>
      Reflect.apply(real, self, [run, ms === tickMs || ms >= absenceMs ? ms : ms * part, ...given]),
  });
}
