import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { exampleMail } from './samples.ts';

let bench: BenchServer;
let admin: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const one = async (mailId: string, headers = admin) =>
  (await bench.app.inject({ url: `/api/v1/mails/${mailId}`, headers })).json();
const resend = async (mailId: string, headers = admin) =>
  (
    await bench.app.inject({ method: 'POST', url: `/api/v1/mails/${mailId}/resend`, headers, payload: {} })
  ).json();
const words = (mailId: string) =>
  bench.database.sql.selectFrom('mail_words').select('sealed').where('mail_id', '=', mailId).execute();

test('seals the text of a mail until it ends, and deletes it then', async () => {
  const refused = await bench.queueMail({ ...exampleMail, to: 'nobody@northwind.example' });
  await eventually(async () => expect((await one(refused)).data.state).toBe('refused'));
  const [kept] = await words(refused);
  expect(kept?.sealed.length).toBeGreaterThan(0);
  expect(Buffer.from(kept?.sealed ?? []).includes('Hello')).toBe(false);

  const sent = await bench.queueMail(exampleMail);
  await eventually(async () => expect((await one(sent)).data.state).toBe('sent'));
  expect(bench.mails).toContainEqual({ id: sent, to: exampleMail.to, ...exampleMail.words });
  expect(await words(sent)).toEqual([]);
});

test("shows a mail to its organisation's administrators and auditors, and lets only the former resend it", async () => {
  const mailId = await bench.queueMail({ ...exampleMail, to: 'nobody@northwind.example' });
  await eventually(async () => expect((await one(mailId)).data.state).toBe('refused'));
  const [auditor, support, foreign] = await Promise.all(
    ['auditor@northwind.example', 'support@northwind.example', 'admin@brightline.example'].map(bench.login),
  );
  expect((await one(mailId, auditor)).data.answer).toBe('550 5.1.1 User unknown');
  expect((await resend(mailId, auditor)).code).toBe('roleerr');
  expect((await one(mailId, support)).code).toBe('roleerr');
  expect((await one(mailId, foreign)).code).toBe('nodata');
  expect((await resend(mailId, foreign)).code).toBe('nodata');
  expect((await resend(mailId)).code).toBe('success');
});
