import { expect, test } from 'vitest';
import { Bench } from './testing.ts';

const own = 'Device.UserInterface.RemoteAccess.';

/** Returns a connected router with these values for its pages. */
function router() {
  const bench = new Bench('AR2040').connect();
  const set = (values: Record<string, string>) =>
    bench.ask({
      type: 'Set',
      body: {
        allowPartial: false,
        updateObjs: [
          {
            objPath: own,
            paramSettings: Object.entries(values).map(([param, value]) => ({ param, value, required: true })),
          },
        ],
      },
    });
  return { bench, set, read: (name: string) => bench.agent.read(own + name) };
}

test.each([[{ Enable: 'true', X_WAYMARK_Duration: '60' }], [{ X_WAYMARK_Duration: '60', Enable: 'true' }]])(
  'given a duration, in either order, then the device closes itself after it, and can be opened again',
  (values) => {
    const { bench, set, read } = router();
    for (const _ of [1, 2]) {
      set(values);
      bench.clock.advance(59_000);
      expect(read('Enable')).toBe('true');
      bench.clock.advance(1_000);
      expect(read('Enable')).toBe('false');
    }
    set({ X_WAYMARK_Duration: '900' });
    expect(read('Enable')).toBe('false');
  },
);

test('given another duration while it is open, then it counts from now', () => {
  const { bench, set, read } = router();
  set({ Enable: 'true', X_WAYMARK_Duration: '60' });
  bench.clock.advance(50_000);
  set({ Enable: 'true', X_WAYMARK_Duration: '120' });
  bench.clock.advance(100_000);
  expect(read('Enable')).toBe('true');
  bench.clock.advance(20_000);
  expect(read('Enable')).toBe('false');
});

test('given no duration, then it stays open until it is closed', () => {
  const { bench, set, read } = router();
  set({ Enable: 'true' });
  bench.clock.advance(86_400_000);
  expect(read('Enable')).toBe('true');
  set({ Enable: 'false' });
  expect(read('Enable')).toBe('false');
});

test('has no such parameters on a device without pages', () => {
  expect(new Bench('EAP2244').connect().agent.read(`${own}Enable`)).toBe('');
});
