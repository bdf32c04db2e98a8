import { describe, expect, test } from 'vitest';
import { getInParts } from './get-in-parts.ts';
import type { GetAnswer } from './port.ts';

const refusal = { kind: 'refused' as const, code: 7026, message: 'Device.NAT.: invalid path' };

/** Simulates an agent that refuses a whole Get with any of these paths. */
function agentWithout(unknown: readonly string[], code = refusal.code) {
  const asked: string[][] = [];
  const get = async (paths: string[]): Promise<GetAnswer> => {
    asked.push(paths);
    if (paths.some((path) => unknown.includes(path))) return { ...refusal, code };
    return { kind: 'values', values: Object.fromEntries(paths.map((path) => [path, 'known'])), errors: {} };
  };
  return { asked, get };
}

describe('a Get that was refused as a whole', () => {
  test("answers all other paths beside one unknown path's error", async () => {
    const paths = ['Device.IP.A', 'Device.IP.B', 'Device.NAT.C', 'Device.X_VENDOR.D'];
    const { get, asked } = agentWithout(['Device.IP.B']);
    expect(await getInParts(refusal, paths, get)).toEqual({
      kind: 'values',
      values: { 'Device.IP.A': 'known', 'Device.NAT.C': 'known', 'Device.X_VENDOR.D': 'known' },
      errors: { 'Device.IP.B': { code: 7026, message: refusal.message } },
    });
    expect(asked).toHaveLength(5);
  });

  test('answers all others with an optional parameter in every part', async () => {
    const objects = ['WiFi', 'IP', 'NAT'];
    const paths = objects.flatMap((name) => [1, 2, 3, 4].map((at) => `Device.${name}.P${at}`));
    const optional = objects.map((name) => `Device.${name}.P2`);
    const { get } = agentWithout(optional);
    const answer = await getInParts(refusal, paths, get);
    expect(answer.kind === 'values' && Object.keys(answer.values)).toEqual(
      expect.arrayContaining(paths.filter((path) => !optional.includes(path))),
    );
    expect(answer.kind === 'values' && Object.keys(answer.errors).toSorted()).toEqual(optional.toSorted());
  });

  test('finds one unknown parameter of an object with few requests', async () => {
    const paths = Array.from({ length: 64 }, (_, at) => `Device.WiFi.P${at}`);
    const { get, asked } = agentWithout(['Device.WiFi.P40']);
    expect(await getInParts(refusal, paths, get)).toMatchObject({ kind: 'values' });
    expect(asked.length).toBeLessThanOrEqual(14);
  });

  test('returns the refusal of an agent that refuses every request, and requests no single path', async () => {
    const paths = ['Device.IP.A', 'Device.IP.B', 'Device.NAT.C', 'Device.NAT.D'];
    const { get, asked } = agentWithout(paths, 7006);
    expect(await getInParts(refusal, paths, get)).toBe(refusal);
    expect(asked).toHaveLength(2);
  });

  test('does not request a single path again', async () => {
    const { get, asked } = agentWithout(['Device.IP.A']);
    expect(await getInParts(refusal, ['Device.IP.A'], get)).toBe(refusal);
    expect(asked).toEqual([]);
  });

  test('returns the disconnection of a device that leaves meanwhile', async () => {
    const away: GetAnswer = { kind: 'undelivered', reason: 'away', message: 'gone' };
    expect(await getInParts(refusal, ['Device.IP.A', 'Device.NAT.B'], async () => away)).toBe(away);
  });
});
