import { describe, expect, test } from 'vitest';
import { Mails } from '#server/people/mail/mails.ts';
import type { Delivery } from '#server/people/mail/transport/mailer.ts';
import { exampleMail } from '#tests/contract/samples.ts';
import type { Disk } from '#tests/simulation/disk.ts';
import { memoryMail } from '#tests/support/memory-mail.ts';
import { account, engineRig } from './engine-rig.ts';

const minutes = 60_000;
const away: Delivery = { kind: 'deferred', code: null, answer: 'ECONNREFUSED' };
const unknown: Delivery = { kind: 'refused', code: 550, answer: '550 5.1.1 User unknown' };

/** Mails on the real log and outbox, and a mail server that answers as the test requires. */
async function mailRig(answers: Delivery[] = [], disk?: Disk, memory = memoryMail()) {
  const rig = engineRig(disk);
  const asked: string[] = [];
  const mailer = {
    ...memory.mailer,
    async send(mail: Parameters<typeof memory.mailer.send>[0]) {
      asked.push(mail.id);
      return answers.shift() ?? memory.mailer.send(mail);
    },
  };
  let ids = disk?.streams.size ?? 0;
  const mails = new Mails({ log: rig.log, mailer, words: memory.words, newId: () => `m${++ids}` });
  rig.effects.serve(mails.served);
  await rig.recover();
  rig.start();
  await rig.pass();
  const state = async (id: string) => String((await mails.streams.load(id)).snapshot.value);
  const types = (id: string) => rig.storage.disk.stream(`mail:${id}`).map(({ type }) => type);
  return { ...rig, memory, mails, asked, state, types };
}

describe('a mail', () => {
  test('given a mail server, then it is sent at once, and its text is in no event', async () => {
    const rig = await mailRig();
    const id = await rig.mails.queue(exampleMail);
    await rig.pass();
    expect(rig.types(id)).toEqual(['mail.queued', 'mail.sent']);
    expect(rig.asked).toEqual([id]);
    expect(JSON.stringify(rig.storage.disk.stream(`mail:${id}`))).not.toContain('Hello');
  });

  test('given an unreachable mail server, then it is retried at growing intervals', async () => {
    const rig = await mailRig([away, away, away]);
    const id = await rig.mails.queue(exampleMail);
    await rig.pass(9_000);
    expect([await rig.state(id), rig.asked.length]).toEqual(['waiting', 1]);
    await rig.pass(2_000);
    expect(rig.asked).toHaveLength(2);
    await rig.pass(28_000);
    expect(rig.asked).toHaveLength(2);
    await rig.pass(3_000);
    expect(rig.asked).toHaveLength(3);
    await rig.pass(3 * minutes);
    expect([await rig.state(id), rig.asked.length]).toEqual(['sent', 4]);
  });

  test('given a mail server that defers until it expires, then it is undelivered, and never retried', async () => {
    const rig = await mailRig(Array.from({ length: 100 }, () => away));
    const id = await rig.mails.queue(exampleMail);
    await rig.pass(31 * minutes);
    expect(await rig.state(id)).toBe('undelivered');
    const tries = rig.asked.length;
    await rig.pass(180 * minutes);
    expect(rig.asked).toHaveLength(tries);
    expect(await rig.mails.resend(id, account)).toBe(false);
  });

  test('given a rejection, then it is not retried until it is resent (ER-016)', async () => {
    const rig = await mailRig([unknown]);
    const id = await rig.mails.queue(exampleMail);
    await rig.pass(10 * minutes);
    expect([await rig.state(id), rig.asked.length]).toEqual(['refused', 1]);
    expect(await rig.mails.resend(id, account)).toBe(true);
    await rig.pass();
    expect([await rig.state(id), rig.asked.length]).toEqual(['sent', 2]);
    expect(await rig.mails.resend(id, account)).toBe(false);
  });

  test('given a process that ends during a delivery, then the next one sends it, under its name', async () => {
    const first = await mailRig();
    first.mails.served.performers.deliver = { perform: () => new Promise(() => {}) };
    const id = await first.mails.queue(exampleMail);
    await first.pass();
    expect(await first.state(id)).toBe('sending');
    const second = await mailRig([], first.storage.disk, first.memory);
    expect([await second.state(id), second.asked]).toEqual(['sent', [id]]);
  });

  test('given a text that cannot be decrypted any more, then it is refused', async () => {
    const rig = await mailRig([], undefined, {
      ...memoryMail(),
      words: { ...memoryMail().words, of: async () => null },
    });
    const id = await rig.mails.queue(exampleMail);
    await rig.pass();
    expect([await rig.state(id), rig.asked]).toEqual(['refused', []]);
  });
});
