import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const answered = () => Promise.resolve();

/** Names in the order in which their questions were put. */
function recorded(turns: Turns) {
  const put: string[] = [];
  const statement = (name: string) =>
    turns.between(() => {
      put.push(name);
      return answered();
    });
  const transaction = (name: string) => turns.take().then(() => void put.push(name));
  return { put, statement, transaction };
}

test('statements do not wait for one another', () => {
  const { put, statement } = recorded(new Turns());
  void statement('a');
  void statement('b');
  expect(put).toEqual(['a', 'b']);
});

test('what comes during a transaction waits for its end, in order, up to the next transaction', async () => {
  const turns = new Turns();
  const { put, statement, transaction } = recorded(turns);
  await transaction('first');
  const waiting = [statement('a'), statement('b'), transaction('second'), statement('c')];
  await answered();
  expect(put).toEqual(['first']);
  turns.give();
  await Promise.all(waiting.slice(0, 3));
  expect(put).toEqual(['first', 'a', 'b', 'second']);
  turns.give();
  await Promise.all(waiting);
  expect(put.at(-1)).toBe('c');
});

test('a statement put right after a transaction was let in waits for it', async () => {
  const turns = new Turns();
  const { put, statement, transaction } = recorded(turns);
  const [begun, late] = [transaction('first'), statement('a')];
  await begun;
  await answered();
  expect(put).toEqual(['first']);
  turns.give();
  await late;
  expect(put).toEqual(['first', 'a']);
});

test('what waited too long is refused, and is not put later', async () => {
  const turns = new Turns(1);
  const { put, statement, transaction } = recorded(turns);
  await transaction('first');
  await expect(statement('a')).rejects.toMatchObject({ code: '53300' });
  turns.give();
  expect(put).toEqual(['first']);
});
