import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { profileBench } from './profile-bench.ts';

const rig = profileBench();
const { call, detail, order, until } = rig;

interface Message {
  messageId: string;
  messageType: string;
  count: number;
  subjects: { id: string; name: string }[];
}
type Headers = { authorization: string };

const toApprove = async (headers: Headers, kind: string): Promise<Message[]> =>
  (await call('GET', '/iam/messages?limit=100', undefined, headers)).data.filter(
    ({ messageType }: Message) => messageType === kind,
  );
const named = async (headers: Headers, kind: string) =>
  (await toApprove(headers, kind)).flatMap(({ subjects }) => subjects.map(({ id }) => id));

/** Uploads a file that no one has approved: the rig tries as its uploader, which is refused. */
const upload = () => rig.file();

beforeEach(() => setApprovalRules(rig.bench.database, 'northwind', { fourEyes: true, fromDevices: 2 }));
afterEach(async () => void (await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false })));

describe('what waits for an approval', () => {
  test('is reported to those who may approve it, not to its author or others, and no longer once it was decided', async () => {
    const foreign = await rig.bench.login('admin@brightline.example');
    const file = await upload();
    rig.nextVersion();
    const other = await upload();
    await eventually(async () => {
      const [message, ...more] = await toApprove(rig.second, 'filesToApprove');
      expect(message).toMatchObject({ count: 2 });
      expect(message?.subjects.map(({ id }) => id).toSorted()).toEqual([file, other].toSorted());
      expect(message?.subjects[0]?.name).toMatch(/^KSTB2020 8\.0\./);
      expect(more).toEqual([]);
    });
    for (const headers of [rig.admin, rig.support, foreign])
      expect(await toApprove(headers, 'filesToApprove')).toEqual([]);

    expect((await call('POST', '/firmwares/action/approve', { FirmwareFileId: file }, rig.second)).code).toBe(
      'success',
    );
    expect(await toApprove(rig.second, 'filesToApprove')).toMatchObject([
      { count: 1, subjects: [{ id: other }] },
    ]);
    // Deleting it is a decision as well. The console of the approver reads again.
    const console = rig.bench.listen(rig.second);
    await eventually(async () => expect(console.join()).toContain('"ready"'));
    const seen = console.length;
    expect((await call('DELETE', `/firmwares/${other}`)).code).toBe('success');
    expect(await toApprove(rig.second, 'filesToApprove')).toEqual([]);
    await eventually(async () =>
      expect(console.slice(seen).some((text) => text.includes('"of":"messages"'))).toBe(true),
    );
  });

  test('is reported to its author as well where the organisation lets authors approve alone', async () => {
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false });
    rig.nextVersion();
    const id = await upload();
    // The rig approves it at once, so it waits again only after the approval is withdrawn: no news, but it is unread.
    await call('POST', '/firmwares/action/disapprove', { FirmwareFileId: id });
    await eventually(async () => expect(await named(rig.admin, 'filesToApprove')).toContain(id));
    expect((await call('GET', `/firmwares/${id}`)).data.approvers.names).toContain('Nora West');
    await call('DELETE', `/firmwares/${id}`);
  });

  test('names on its page who may approve, only users that the reader may see', async () => {
    rig.nextVersion();
    const id = await upload();
    const page = async (headers: Headers) => (await call('GET', `/firmwares/${id}`, undefined, headers)).data;
    // The uploader of Northwind sees no one of the system above, but that there is someone.
    expect((await page(rig.admin)).approvers).toEqual({ names: [], more: expect.any(Number) });
    expect((await page(rig.admin)).approvers.more).toBeGreaterThan(0);
    const { approvers } = await page(rig.second);
    expect(approvers.names).not.toContain('Nora West');
    expect(approvers.names.length).toBeGreaterThan(0);
    await rig.bench.written(
      "update role set permissions = array_remove(permissions, '/firmwares/action/approve')",
    );
    expect((await page(rig.admin)).approvers).toEqual({ names: [], more: 0 });
    await rig.bench.written(
      "update role set permissions = permissions || '{/firmwares/action/approve}' where role_key in ('SystemAdmin', 'OperatorAdmin')",
    );
    await call('POST', '/firmwares/action/approve', { FirmwareFileId: id }, rig.second);
    expect((await page(rig.admin)).approvers).toBeNull();
  });
});

describe('a profile that waits for an approval', () => {
  test('is reported when it is submitted and no longer when it is declined, and names who may approve it', async () => {
    const foreign = await rig.bench.login('admin@brightline.example');
    rig.nextVersion();
    const FirmwareFileId = await upload();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, rig.second);
    const { data } = await order({ FirmwareFileId, targets: rig.some(2) });
    await until(data.fpId, 'awaitingApproval');
    await eventually(async () => expect(await named(rig.second, 'profilesToApprove')).toContain(data.fpId));
    expect(await named(rig.admin, 'profilesToApprove')).toEqual([]);
    expect((await detail(data.fpId)).approvers?.more).toBeGreaterThan(0);
    const path = `/firmwares/profiles/${data.fpId}/comments`;
    const until14Days = (await detail(data.fpId)).waiting[0]?.until;
    expect(until14Days).not.toBeNull();
    expect((await call('POST', path, { text: ' Wait for the holidays. ' })).code).toBe('success');
    expect((await call('POST', path, { text: 'x' }, rig.support)).code).toBe('roleerr');
    expect((await call('POST', path, { text: '  ' })).status).toBe(400);
    expect((await call('POST', path, { text: 'x' }, foreign)).code).toBe('nodata');
    expect((await call('GET', path, undefined, foreign)).code).toBe('nodata');
    // A comment is no decision: it neither moves the end of the wait nor the message.
    expect((await detail(data.fpId)).waiting[0]?.until).toBe(until14Days);
    expect(await named(rig.second, 'profilesToApprove')).toContain(data.fpId);
    const reason = { reason: 'Not in the exam weeks' };
    expect((await call('POST', `/firmwares/profiles/${data.fpId}/decline`, reason, rig.second)).code).toBe(
      'success',
    );
    expect(await named(rig.second, 'profilesToApprove')).toEqual([]);
    expect((await detail(data.fpId)).approvers).toBeNull();
    expect((await call('POST', path, { text: 'Again in March' }, rig.second)).code).toBe('success');
    expect((await call('GET', path)).data).toMatchObject([
      { text: 'Wait for the holidays.', name: 'Nora West' },
      { text: 'Again in March', name: 'Sora Kim' },
    ]);
  });
});
