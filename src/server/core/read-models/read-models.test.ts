import { beforeEach, expect, test } from 'vitest';
import { ReadModels } from './read-models.ts';

let waitedFor: number[];
let notified: [string, unknown][];
beforeEach(() => {
  waitedFor = [];
  notified = [];
});

/** Answers with a log that ends at 20, and two read models at 10 and 12. */
async function answer(logAfter?: string): Promise<void> {
  const follower = (from: number) => {
    const state = { position: from };
    return {
      name: `model ${from}`,
      answers: true,
      get position() {
        return state.position;
      },
      reached: async (position: number) => {
        waitedFor.push(position);
        state.position = position;
      },
    };
  };
  const models = new ReadModels({ head: async () => ({ pos: 20, epoch: 'e', hash: '' }) }, [
    follower(10),
    follower(12),
  ]);
  const headers = logAfter === undefined ? {} : { 'log-after': logAfter };
  await models.answer({ headers }, { header: (name, value) => notified.push([name, value]) });
}

test("delays the answer until every read model has caught up with the reader's socket", async () => {
  await answer('15');
  expect(waitedFor).toEqual([15, 15]);
  expect(notified).toEqual([['log-position', 15]]);
});

test.each([
  ['who was told of nothing', undefined],
  ['who was told of less', '9'],
  ['who speaks of no position', '15.5 or so'],
  ['who was told by a log that was restored since', '21'],
])('given a reader %s, then there is no wait', async (_, logAfter) => {
  await answer(logAfter);
  expect(waitedFor).toEqual([]);
  expect(notified).toEqual([['log-position', 10]]);
});
