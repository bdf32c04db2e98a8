// Loaded before the product by `node --import`: the test moves the calendar of the process instead of waiting ten
// minutes. Timers and leases are unaffected (docs/decisions/055).

const real = Date;
let moved = 0;
const now = () => real.now() + moved;

globalThis.Date = new Proxy(real, {
  construct: (_, given, target) => Reflect.construct(real, given.length === 0 ? [now()] : given, target),
  get: (_, key) => (key === 'now' ? now : Reflect.get(real, key)),
});

process.on('message', (ms: unknown) => {
  moved += Number(ms);
  process.send?.(moved);
});
// The channel must not keep the process alive.
process.channel?.unref();
