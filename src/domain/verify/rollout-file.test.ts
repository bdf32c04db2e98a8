import { describe, expect, test } from 'vitest';
import { altered, places, withMore, without } from '#tests/support/alterations.ts';
import { approvalBy, sampleAuthor, sampleFacts, sampleRollout } from '#tests/support/rollout-sample.ts';
import { SampleKey, sha256 } from '#tests/support/sealed-log.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
const good = sampleRollout(key);
const verdictOf = (lines: readonly string[], trusted: ReadonlySet<string> | null = null) =>
  verifyFile(new Blob([`${lines.join('\n')}\n`]), { sha256, trusted });

describe('a rollout', () => {
  test('is valid as exported, and names the approved plan and the approver', async () => {
    expect(await verdictOf(good)).toMatchObject({
      ok: true,
      kind: 'rollout',
      subject: 'rollout:r1',
      events: 9,
      redacted: 0,
      rollout: { devices: 2, waves: 2, approval: 'another', approver: 'Lee' },
    });
    const redacted = await verdictOf(sampleRollout(key, {}, undefined, ['reason', 'name']));
    expect(redacted).toMatchObject({ ok: true, redacted: 2 });
    const foreign = await verdictOf(sampleRollout(new SampleKey()), new Set([key.keyId]));
    expect(foreign).toMatchObject({ ok: false, problem: 'foreignKey' });
  });

  test('is invalid with any value altered, removed or added, and names its device or event', async () => {
    for (const [at, line] of good.entries()) {
      const document: object = JSON.parse(line);
      for (const path of places(document))
        for (const change of [altered, without, withMore]) {
          const what = `line ${at + 1}: ${change.name} ${path.join('.')}`;
          const verdict = await verdictOf(good.with(at, JSON.stringify(change(document, path))));
          expect(verdict.ok, what).toBe(false);
          if (verdict.ok || change !== altered) continue;
          if (path[0] === 'device' && path[1] !== 'endpointId')
            expect(verdict.device, what).toBe(Reflect.get(document, 'device').endpointId);
          if (path[0] === 'events')
            expect([verdict.stream, verdict.event], what).toEqual([
              Reflect.get(document, 'streamId'),
              Number(path[1]) + 1,
            ]);
        }
    }
  });

  test('is invalid with a line missing, doubled or moved', async () => {
    for (const [at, line] of good.entries())
      for (const lines of [good.toSpliced(at, 1), good.toSpliced(at, 0, line)])
        expect((await verdictOf(lines)).ok, `line ${at + 1}`).toBe(false);
    const [last, before] = [good.at(-1) ?? '', good.at(-2) ?? ''];
    expect(await verdictOf([...good.slice(0, -2), last, before])).toMatchObject({ problem: 'badPlan' });
    expect(await verdictOf(good.slice(0, -1))).toMatchObject({ problem: 'truncated' });
  });
});

describe('a rollout that a server wrote and signed wrongly is refused', () => {
  const found = (facts: Parameters<typeof sampleRollout>[1]) => verdictOf(sampleRollout(key, facts));

  test('if its author approved it as another person, or under another account', async () => {
    const at = { problem: 'badApproval', stream: 'rollout:r1', event: 4 };
    expect(await found({ approved: approvalBy(sampleAuthor) })).toMatchObject(at);
    expect(await found({ approved: approvalBy(sampleAuthor, 'lee') })).toMatchObject(at);
    const alone = approvalBy(sampleAuthor, sampleAuthor.id, true);
    expect(await found({ approved: alone })).toMatchObject({ ok: true, rollout: { approval: 'alone' } });
  });

  test('if its last editor approved it', async () => {
    const [stream] = sampleFacts.requested;
    const edited: typeof sampleFacts.approved = [
      stream,
      { type: 'rollout.edited', data: { targets: {}, accountId: 'lee' } },
    ];
    // The facts in the order of the log: edited, planned again, submitted, approved.
    const again = [sampleFacts.planned, sampleFacts.submitted, approvalBy({ ...sampleAuthor, id: 'lee' })];
    expect(
      await found({
        submitted: edited,
        approved: null,
        first: null,
        second: null,
        opened: null,
        claimed: null,
        more: again,
      }),
    ).toMatchObject({ problem: 'badApproval' });
  });

  test('if another plan than the present one was approved', async () => {
    const approved = approvalBy({ ...sampleAuthor, id: 'lee' }, 'lee', false, '0'.repeat(64));
    expect(await found({ approved })).toMatchObject({ problem: 'badApproval', event: 4 });
  });

  test('if its devices or its order do not match the hash of its plan', async () => {
    const [stream, fact] = sampleFacts.requested;
    const order = { ...fact.data, subject: { ...fact.data.subject, digest: 'f'.repeat(64) } };
    expect(await found({ requested: [stream, { ...fact, data: order }, sampleAuthor] })).toMatchObject({
      problem: 'badPlan',
      stream: 'rollout:r1',
      event: 2,
    });
  });

  test('if it began before its approval, or on a device outside of its wave', async () => {
    expect(await found({ approved: null })).toMatchObject({
      problem: 'badApproval',
      stream: 'wave:r1.1',
      event: 3,
    });
    const claimed: typeof sampleFacts.first = [
      'wave:r1.1',
      { type: 'wave.claimed', data: { ordinals: [2] } },
    ];
    expect(await found({ claimed })).toMatchObject({ problem: 'badPlan', stream: 'wave:r1.1', event: 3 });
    const waiting = await found({ approved: null, claimed: null });
    expect(waiting).toMatchObject({ ok: true, rollout: { approval: 'none', approver: null } });
  });
});
