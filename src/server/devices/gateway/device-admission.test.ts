import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { IdentityPolicy, KnownIdentity } from '#domain/device-identity.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { type Claim, DeviceAdmission } from './device-admission.ts';
import { endpointsIn } from './evidence.ts';

const eid = 'os::0A57B0-1';
const nothing: Claim = {
  endpointId: eid,
  address: '192.0.2.1',
  fingerprint: null,
  certified: [],
  basic: null,
};

function admissionWith(
  policy: IdentityPolicy,
  known: KnownIdentity | null = null,
  adoptionsPerHour: number | null = null,
  asked: IdentityPolicy = 'claimed',
) {
  const clock = new ManualClock();
  const pins: string[] = [];
  const registered = new Set<string>();
  const blocked = new Set<string>();
  const admission = new DeviceAdmission({
    policy,
    adoptionsPerHour,
    isAdmitted: async () => false,
    clock,
    identities: {
      none: known === null,
      known: async () => known,
      pin: async (endpointId, fingerprint) => pins.push(`${endpointId} ${fingerprint}`) > 0,
      isRegistered: async (endpointId) => registered.has(endpointId),
      isBlocked: async (endpointId) => blocked.has(endpointId),
      isAnyBlocked: async () => blocked.size > 0,
      askedOf: async () => asked,
      isAnythingAsked: async () => asked !== 'claimed',
    },
  });
  return {
    admission,
    clock,
    pins,
    registered,
    blocked,
    decide: (claim: Partial<Claim>) => admission.decide({ ...nothing, ...claim }),
  };
}

const admitted = (proven: boolean) => ({ kind: 'admitted', endpointId: eid, proven });
const turnedAway = (status: number) => ({ kind: 'turnedAway', status });
const secret = { fingerprint: null, secretHash: hash('sha256', 's3cret') };
const basic = (password: string, user = eid) => ({ basic: { user, password } });

test('with policy claimed, accepts the claimed id alone, but not from a device that was given a secret', async () => {
  expect(await admissionWith('claimed').decide({})).toEqual(admitted(false));
  const { decide } = admissionWith('claimed', secret);
  expect(await decide({})).toMatchObject(turnedAway(401));
  expect(await decide(basic('guess'))).toMatchObject(turnedAway(401));
  expect(await decide(basic('s3cret'))).toEqual(admitted(true));
  expect(await decide(basic('s3cret', 'os::0A57B0-2'))).toMatchObject(turnedAway(403));
  // Its first record would name it without the secret.
  expect(await decide({ endpointId: '' })).toMatchObject(turnedAway(400));
});

test('with policy secret, refuses a device that was given none', async () => {
  const { decide } = admissionWith('secret');
  expect(await decide({})).toMatchObject(turnedAway(401));
  expect(await decide(basic('anything'))).toMatchObject(turnedAway(401));
  expect(await admissionWith('secret', secret).decide(basic('s3cret'))).toEqual(admitted(true));
});

test("applies an operator's stricter policy to its devices, and ignores a weaker one", async () => {
  const asked = (policy: IdentityPolicy, more: IdentityPolicy, known: KnownIdentity | null = null) =>
    admissionWith(policy, known, null, more);
  expect(await asked('claimed', 'secret').decide({})).toMatchObject(turnedAway(401));
  expect(await asked('claimed', 'secret', secret).decide(basic('s3cret'))).toEqual(admitted(true));
  expect(await asked('pinned', 'certificate').decide({ fingerprint: 'aa' })).toMatchObject(turnedAway(401));
  expect(await asked('pinned', 'certificate').decide({ fingerprint: 'aa', certified: [eid] })).toEqual(
    admitted(true),
  );
  expect(await asked('certificate', 'pinned').decide({ fingerprint: 'aa' })).toMatchObject(turnedAway(401));
  // Its first record would name it after admission.
  expect(await asked('claimed', 'pinned').decide({ endpointId: '' })).toMatchObject(turnedAway(400));
  expect(await asked('claimed', 'claimed').decide({ endpointId: '' })).toMatchObject({ kind: 'admitted' });
});

test('with policy pinned, remembers the first certificate and refuses any other', async () => {
  const first = admissionWith('pinned');
  expect(await first.decide({ fingerprint: 'aa' })).toEqual(admitted(false));
  expect(first.pins).toEqual([`${eid} aa`]);
  const later = admissionWith('pinned', { fingerprint: 'aa', secretHash: null });
  expect(await later.decide({ fingerprint: 'aa' })).toEqual(admitted(true));
  expect(await later.decide({ fingerprint: 'bb' })).toMatchObject(turnedAway(403));
  expect(await later.decide({})).toMatchObject(turnedAway(403));
  expect(later.pins).toEqual([]);
});

test('with policy certificate, requires one of a trusted authority that names the endpoint', async () => {
  const { decide, pins } = admissionWith('certificate');
  expect(await decide({ fingerprint: 'aa' })).toMatchObject(turnedAway(401));
  expect(await decide({ fingerprint: 'aa', certified: ['os::0A57B0-2'] })).toMatchObject(turnedAway(403));
  expect(await decide({ fingerprint: 'aa', certified: [eid] })).toEqual(admitted(true));
  // The certificate names the endpoint.
  expect(await decide({ endpointId: '', fingerprint: 'aa', certified: [eid] })).toEqual(admitted(true));
  expect(await decide({ endpointId: '', certified: [eid, 'os::0A57B0-2'] })).toMatchObject(turnedAway(400));
  expect(pins).toEqual([]);
});

test('with a limit on adoption, admits so many new devices an hour from an address, and registered ones always', async () => {
  const { decide, clock, registered } = admissionWith('claimed', null, 2);
  const come = async (endpointId: string, address = '192.0.2.1') =>
    (await decide({ endpointId, address })).kind === 'admitted';
  expect([await come('os::A-1'), await come('os::A-2'), await come('os::A-3')]).toEqual([true, true, false]);
  // A device that came once is not counted again.
  expect(await come('os::A-1')).toBe(true);
  expect(await come('os::A-3', '192.0.2.2')).toBe(true);
  registered.add('os::A-9');
  expect(await come('os::A-9')).toBe(true);
  clock.advance(3_600_000);
  expect(await come('os::A-4')).toBe(true);
});

test("reads endpoint ids from URIs in a certificate's subject alternative name", () => {
  const of = (subjectaltname: string) => endpointsIn({ subjectaltname });
  expect(of(`DNS:box.example, URI:urn:bbf:usp:id:${eid}`)).toEqual([eid]);
  expect(of('URI:urn:bbf:usp:id:os%3A%3A0A57B0-1, URI:https://example.net')).toEqual([eid]);
  expect(of(`DNS:urn:bbf:usp:id:${eid}`)).toEqual([]);
  expect(of('URI:urn:bbf:usp:id:nonsense')).toEqual([]);
  // A name that contains a comma must not be read as two.
  expect(of(`DNS:"a, URI:urn:bbf:usp:id:${eid}, b"`)).toEqual([]);
  expect(of(`DNS:"a, \\"b", URI:urn:bbf:usp:id:${eid}`)).toEqual([eid]);
});

test('refuses a blocked device, and lets no agent name itself later (A-107)', async () => {
  const { decide, blocked } = admissionWith('claimed');
  expect(await decide({ endpointId: '' })).toMatchObject({ kind: 'admitted' });
  blocked.add(eid);
  expect(await decide({})).toMatchObject(turnedAway(403));
  expect(await decide({ endpointId: 'os::0A57B0-2' })).toMatchObject({ kind: 'admitted' });
  expect(await decide({ endpointId: '' })).toMatchObject(turnedAway(400));
});
