import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#machines/json.ts';
import { isSecretMark, marksIn, secretMark, withoutSecrets, withSecrets } from './secrets.ts';

const isSecret = (field: string) => field === 'key' || field === 'password';

test('given secrets at any depth, then marks replace them', () => {
  const params: JsonObject = { ssid: 'Home', password: 'a', radios: [{ idx: 1 }, { key: 'b', channel: 36 }] };
  const { open, secrets } = withoutSecrets(params, isSecret);
  expect(open).toEqual({
    ssid: 'Home',
    password: secretMark,
    radios: [{ idx: 1 }, { key: secretMark, channel: 36 }],
  });
  expect([...secrets]).toEqual([
    ['password', 'a'],
    ['radios.1.key', 'b'],
  ]);
  expect(marksIn(open)).toEqual(['password', 'radios.1.key']);
});

test('restores the original from its parts, and leaves no secret in the open part', () => {
  const field = fc.constantFrom('key', 'password', 'ssid', 'idx');
  const params = fc.letrec<{ value: JsonObject }>((tie) => ({
    value: fc.dictionary(
      field,
      fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.array(tie('value')),
        tie('value'),
      ),
    ) as fc.Arbitrary<JsonObject>,
  })).value;
  fc.assert(
    fc.property(params, (given) => {
      const { open, secrets } = withoutSecrets(given, isSecret);
      expect(withSecrets(open, secrets)).toEqual(given);
      expect(marksIn(open)).toEqual([...secrets.keys()]);
      expect(withoutSecrets(open, isSecret)).toEqual({ open, secrets: new Map() });
    }),
  );
});

test('recognises only the mark as a mark', () => {
  expect(isSecretMark(secretMark)).toBe(true);
  for (const other of [{ secret: false }, { secret: true, more: 1 }, 'secret', null, [true], {}])
    expect(isSecretMark(other)).toBe(false);
});

test('given a number or null in a secret field, then it stays', () => {
  expect(withoutSecrets({ password: null, key: 7 }, isSecret).open).toEqual({ password: null, key: 7 });
});
