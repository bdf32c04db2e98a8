import { describe, expect, test } from 'vitest';
import { getInParts } from './get-in-parts.ts';
import type { GetAnswer } from './port.ts';

const refusal = { kind: 'refused' as const, code: 7026, message: 'Device.NAT.: invalid path' };

/** An agent that refuses a Get with any of these paths as a whole. */
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
  test('given one unknown path, then all others are answered, and it has the error', async () => {
    const paths = ['Device.IP.A', 'Device.IP.B', 'Device.NAT.C', 'Device.X_VENDOR.D'];
    const { get, asked } = agentWithout(['Device.IP.B']);
    expect(await getInParts(refusal, paths, get)).toEqual({
      kind: 'values',
      values: { 'Device.IP.A': 'known', 'Device.NAT.C': 'known', 'Device.X_VENDOR.D': 'known' },
      errors: { 'Device.IP.B': { code: 7026, message: refusal.message } },
    });
    expect(asked).toHaveLength(5);
  });

  test('given an optional parameter in every part, then all others are answered', async () => {
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

  test('given one object, of which one parameter is unknown, then few requests find it', async () => {
    const paths = Array.from({ length: 64 }, (_, at) => `Device.WiFi.P${at}`);
    const { get, asked } = agentWithout(['Device.WiFi.P40']);
    expect(await getInParts(refusal, paths, get)).toMatchObject({ kind: 'values' });
    expect(asked.length).toBeLessThanOrEqual(14);
  });

  test('given an agent that refuses every request, then its refusal is the answer, and no path is asked for alone', async () => {
    const paths = ['Device.IP.A', 'Device.IP.B', 'Device.NAT.C', 'Device.NAT.D'];
    const { get, asked } = agentWithout(paths, 7006);
    expect(await getInParts(refusal, paths, get)).toBe(refusal);
    expect(asked).toHaveLength(2);
  });

  test('given one path, then it is not asked for again', async () => {
    const { get, asked } = agentWithout(['Device.IP.A']);
    expect(await getInParts(refusal, ['Device.IP.A'], get)).toBe(refusal);
    expect(asked).toEqual([]);
  });

  test('given a device that goes away meanwhile, then that is the answer', async () => {
    const away: GetAnswer = { kind: 'undelivered', reason: 'away', message: 'gone' };
    expect(await getInParts(refusal, ['Device.IP.A', 'Device.NAT.B'], async () => away)).toBe(away);
  });
});
