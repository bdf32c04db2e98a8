import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DnsServer } from '#tests/support/dns-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { IdentityProvider } from '#tests/support/identity-provider.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
let provider: IdentityProvider;
let dns: DnsServer;
const publicUrl = 'http://127.0.0.1:4340';
const support = 'support@northwind.example';
const admin = 'admin@northwind.example';
const browser = 'browser.of.a.person';

beforeAll(async () => {
  dns = await DnsServer.start();
  bench = await startBench({
    publicUrl,
    providerNetwork: { innerHosts: ['127.0.0.1', 'localhost'], dnsServers: [dns.address] },
  });
  provider = await IdentityProvider.start(`${publicUrl}/company-sign-in`);
}, 120_000);
beforeEach(() => {
  // Attempt limits recover meanwhile, and passwords are required again.
  later(600);
  provider.alter = null;
  provider.forged = false;
});
afterAll(async () => {
  await provider.close();
  await dns.close();
  await bench.close();
});

type Headers = Record<string, string>;
const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => {
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const settings = () => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  scopes: 'openid email profile',
  domains: ['northwind.example'],
  roleClaim: 'groups',
  roles: [
    { value: 'noc', roleGroupKey: 'OperatorAdmin' },
    { value: 'staff', roleGroupKey: 'OperatorStaff' },
  ],
  adopts: false,
  exclusive: false,
  trustsFactors: false,
});
const url = '/api/v1/iam/identity-provider';
/** Sets the organisation's provider. */
const set = async (change: object = {}, by = admin) => {
  const headers = await bench.login(by);
  const { data } = await call('GET', url, headers);
  const version = data.provider ? { version: data.provider.version } : {};
  return call('PUT', url, headers, { ...settings(), ...version, ...change });
};
/** Adds the DNS record of the domain, and has it checked. */
const prove = async (domain = 'northwind.example', by = admin) => {
  const headers = await bench.login(by);
  const { data } = await call('GET', url, headers);
  for (const known of data.provider.domains)
    if (known.domain === domain) dns.records.set(known.record.name, { TXT: [known.record.value] });
  return call('POST', `${url}/domains/prove`, headers, { domain });
};
const begin = (email = support, clientKey = browser) =>
  call('POST', '/auth/v1/token/provider/begin', {}, { email, clientKey });
const finish = (answer: object, clientKey = browser) =>
  call('POST', '/auth/v1/token/provider', {}, { ...answer, clientKey });
/** Returns the callback parameters of a browser. */
const goThere = async (email = support) => {
  const { data } = await begin(email);
  return Object.fromEntries(await provider.follow(data.url));
};
const signIn = async (email = support) => finish(await goThere(email));
const bearer = ({ data }: { data: { token: string } }): Headers => ({
  authorization: `Bearer ${data.token}`,
});
const requireTwoFactor = (required: boolean) =>
  bench.written(`update operator set require_two_factor = ${required} where op_id = 'northwind'`);
const sam = { sub: 'sam', email: support, email_verified: true, name: 'Sam Porter', groups: ['staff'] };

describe('an organisation sets its identity provider', () => {
  test('given none, then sign-in is not redirected, and the administrator gets the address to register', async () => {
    const { data } = await call('GET', url, await bench.login(admin));
    expect(data).toMatchObject({ redirectUri: `${publicUrl}/company-sign-in`, provider: null });
    expect(await begin()).toMatchObject({ status: 400, code: 'nodata' });
  });

  test('given a role above the caller’s, another organisation, or a domain used by another one, then it is refused', async () => {
    const roles = [{ value: 'staff', roleGroupKey: 'SystemAdmin' }];
    expect(await set({ roles })).toMatchObject({ status: 400, data: { errors: [{ field: 'body.roles' }] } });
    expect(await set({ opId: 'system' })).toMatchObject({ code: 'nodata' });
    expect(await set({ domains: ['waymark.example'] })).toMatchObject({
      status: 409,
      data: { errors: [{ field: 'body.domains' }] },
    });
  });

  test('given it is set, then its secret is never shown, and is kept for its issuer only', async () => {
    const answer = await set();
    expect(answer).toMatchObject({
      status: 200,
      data: { provider: { version: 1, issuer: provider.issuer } },
    });
    const recorded = JSON.stringify([
      answer,
      await call('GET', url, await bench.login(admin)),
      await bench.log.read(0, 5_000),
    ]);
    expect(recorded).not.toContain(provider.clientSecret);
    const [stored] = await bench.database.sql
      .selectFrom('identity_provider')
      .select('client_secret')
      .execute();
    expect(Buffer.from(stored?.client_secret ?? []).toString()).not.toContain(provider.clientSecret);
    const moved = await set({ issuer: 'https://elsewhere.example', clientSecret: undefined });
    expect(moved).toMatchObject({ data: { errors: [{ field: 'body.clientSecret' }] } });
    expect(await set({ clientSecret: undefined, scopes: 'email profile' })).toMatchObject({
      data: { provider: { version: 2, scopes: 'openid email profile' } },
    });
  });

  test('given another administrator was faster, then nothing is overwritten', async () => {
    expect(await set({ version: 7 })).toMatchObject({ status: 409, code: 'conflict' });
  });

  test.each([
    ['http://10.0.0.1', 'The address must begin with https://.'],
    ['http://127.0.0.1:9', /no answer/],
  ])('checking %s says what is wrong', async (issuer, message) => {
    const { data } = await call('POST', `${url}/check`, await bench.login(admin), { issuer });
    expect(data).toMatchObject({ works: false, message: expect.stringMatching(message) });
  });

  test('checking the provider reports success, or the problem in words', async () => {
    const headers = await bench.login(admin);
    const check = async (issuer: string) => (await call('POST', `${url}/check`, headers, { issuer })).data;
    expect(await check(provider.issuer)).toEqual({ works: true, message: null });
    expect(await check(provider.issuer.replace('127.0.0.1', 'localhost'))).toMatchObject({
      message: expect.stringMatching(/another issuer/),
    });
    expect(await check(`${provider.issuer}/nothing`)).toMatchObject({
      message: expect.stringMatching(/no OpenID Connect configuration/),
    });
  });
});

describe('its domains are verified by DNS', () => {
  const name = '_waymark-challenge.northwind.example';
  const domains = async () => (await call('GET', url, await bench.login(admin))).data.provider.domains;
  const check = async (domain = 'northwind.example') =>
    call('POST', `${url}/domains/prove`, await bench.login(admin), { domain });

  test('given no DNS record yet, then sign-in is not redirected, and the check names the missing record', async () => {
    expect(await domains()).toMatchObject([
      { domain: 'northwind.example', provedTime: null, record: { name } },
    ]);
    expect(await begin()).toMatchObject({ status: 400, code: 'nodata' });
    expect((await check()).data).toMatchObject({ proved: false, message: expect.stringMatching(/no TXT/) });
    dns.records.set(name, { TXT: ['waymark-domain=of-another', 'v=spf1 -all'] });
    expect((await check()).data).toMatchObject({
      proved: false,
      message: expect.stringMatching(/another value/),
    });
    dns.broken = true;
    expect((await check()).data).toMatchObject({
      proved: false,
      message: expect.stringMatching(/no answer/),
    });
    dns.broken = false;
    expect(await begin()).toMatchObject({ code: 'nodata' });
    expect(dns.asked).toContain(name);
  });

  test('given an unverified domain, then no user signs in by it, and passwords keep working', async () => {
    await set({ exclusive: true });
    const password = bench.passwordOf(support);
    const byPassword = { user: support, password, clientKey: 'abcDEF1234' };
    expect(await call('POST', '/auth/v1/token', {}, byPassword)).toMatchObject({ status: 200 });
    await set();
  });

  test('given the record, then the domain is verified from now on, for this organisation only, and the audit trail has it', async () => {
    const system = await bench.login('system.admin@waymark.example');
    const brightline = await bench.login('admin@brightline.example');
    await call('PUT', url, brightline, { ...settings(), domains: ['shared.example'] });
    await set({ domains: ['northwind.example', 'shared.example'] });
    expect((await prove()).data).toEqual({ proved: true, message: null });
    expect((await prove('shared.example')).data).toMatchObject({ proved: true });
    expect(await domains()).toMatchObject([
      { provedTime: expect.any(String) },
      { provedTime: expect.any(String) },
    ]);
    expect(await prove('shared.example', 'admin@brightline.example')).toMatchObject({
      status: 409,
      data: { errors: [{ field: 'body.domains' }] },
    });
    await call('DELETE', url, brightline);
    expect(await call('POST', `${url}/domains/prove`, system, { domain: 'shared.example' })).toMatchObject({
      code: 'nodata',
    });
    const [event] = (await bench.log.read(0, 5_000)).filter(({ data }) =>
      JSON.stringify(data.newValue ?? '').includes('domain proved by DNS'),
    );
    expect(event).toMatchObject({
      data: { operation: 'proveIdentityProviderDomain', newValue: { domain: 'northwind.example' } },
    });
  });

  test('given it is removed and added again, then it has to be verified again, by another value', async () => {
    const before = (await domains())[0].record.value;
    await set({ domains: ['shared.example'] });
    expect(await begin()).toMatchObject({ code: 'nodata' });
    await set();
    const [after] = await domains();
    expect(after).toMatchObject({ provedTime: null });
    expect(after.record.value).not.toBe(before);
    expect((await prove()).data).toMatchObject({ proved: true });
    // A verification stays while the domain is listed.
    await set({ scopes: 'openid email profile' });
    expect(await domains()).toMatchObject([{ provedTime: expect.any(String) }]);
  });
});

describe('a user signs in with it', () => {
  test('given an account with their address, then they get its session, with the role that the provider gives', async () => {
    provider.person = { ...sam, groups: ['noc', 'staff'] };
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 200, data: { user: support } });
    const { data } = await call('GET', '/auth/v1/profile', bearer(answer));
    expect(data).toMatchObject({ byProvider: true, userInfo: { roleGroupKey: 'OperatorAdmin' } });
    provider.person = sam;
    const again = await call('GET', '/auth/v1/profile', bearer(await signIn()));
    expect(again.data.userInfo.roleGroupKey).toBe('OperatorStaff');
    const events = (await bench.log.read(0, 5_000)).filter(
      ({ data: { operation } }) => operation === 'loginWithProvider',
    );
    expect(events.at(-1)).toMatchObject({
      actor: { name: expect.any(String) },
      data: {
        result: 'success',
        oldValue: { roleGroupKey: 'OperatorAdmin' },
        newValue: { event: 'signed in by the identity provider', roleGroupKey: 'OperatorStaff' },
      },
    });
  });

  test('given another address at the provider since, then it is still the same account', async () => {
    provider.person = { ...sam, email: 'sam.porter@elsewhere.example' };
    expect(await signIn()).toMatchObject({ status: 200, data: { user: support } });
  });

  test('given a different person with the same address, then they are refused', async () => {
    provider.person = { ...sam, sub: 'impostor' };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'otherPerson' } });
  });

  test('given an unverified address, or another domain, then it matches no account', async () => {
    provider.person = { ...sam, sub: 'doubtful', email_verified: false };
    expect(await signIn()).toMatchObject({ data: { reason: 'unverifiedAddress' } });
    provider.person = { ...sam, sub: 'stranger', email: 'system.admin@waymark.example' };
    expect(await signIn()).toMatchObject({ data: { reason: 'foreignAddress' } });
    provider.person = { sub: 'nameless', groups: ['staff'] };
    expect(await signIn()).toMatchObject({ data: { reason: 'noAddress' } });
  });

  test.each(['false', 'FALSE', 'True', 'yes', '1', '', 0, 1, null, {}, [], [true]])(
    'given an address with %j as its verification, then it matches no account',
    async (stated) => {
      provider.person = { ...sam, sub: `stated ${JSON.stringify(stated)}`, email: admin, groups: ['noc'] };
      provider.alter = (claims) => ({ ...claims, email: admin, email_verified: stated });
      expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'unverifiedAddress' } });
    },
  );

  test('given only the userinfo endpoint has the address, then the token verifies none', async () => {
    provider.person = { ...sam, sub: 'apart', email: admin, email_verified: false, groups: ['noc'] };
    provider.alter = ({ email: _email, ...claims }) => ({ ...claims, email_verified: true });
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'unverifiedAddress' } });
  });

  test('given the text "true", as from Apple and Cognito, or nothing, then the address counts', async () => {
    await set({ adopts: true });
    const claims = { ...sam, sub: 'by text', email: 'by.text@northwind.example' };
    provider.person = claims;
    provider.alter = (claims) => ({ ...claims, email: claims.email, email_verified: 'true' });
    expect(await signIn()).toMatchObject({ status: 200, data: { user: claims.email } });
    provider.alter = null;
    provider.person = { sub: 'silent', email: 'silent@northwind.example', groups: ['staff'] };
    expect(await signIn()).toMatchObject({ status: 200, data: { user: 'silent@northwind.example' } });
    await set();
  });

  test('given they have lost their role, then they are refused, and their sessions end', async () => {
    provider.person = sam;
    const open = await signIn();
    provider.person = { ...sam, groups: ['sales'] };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'noRole' } });
    later(3);
    expect(await call('GET', '/auth/v1/profile', bearer(open))).toMatchObject({ code: 'jwterr' });
  });

  test('given they have no account, then they are refused, unless the organisation creates accounts on first sign-in', async () => {
    provider.person = { ...sam, sub: 'mina', email: 'mina.lee@northwind.example', name: 'Mina Lee' };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'unknown' } });
    await set({ adopts: true });
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 200, data: { user: 'mina.lee@northwind.example' } });
    const { data } = await call('GET', '/auth/v1/profile', bearer(answer));
    expect(data.userInfo).toMatchObject({ userName: 'Mina Lee', roleGroupKey: 'OperatorStaff' });
    const events = await bench.log.readStream(`account:${data.userInfo.opUserId}`, 0, 10);
    expect(events.map(({ type }) => type)).toEqual(['account.joined']);
    // The account has no password to guess.
    const guess = { user: 'mina.lee@northwind.example', password: 'Guess-1234', clientKey: browser };
    expect(await call('POST', '/auth/v1/token', {}, guess)).toMatchObject({ code: 'loginfail' });
  });

  test('given claims with characters that no database stores, then the name is cleaned, and an id or address is refused', async () => {
    await set({ adopts: true });
    const odd = { ...sam, sub: 'odd', email: 'odd.one@northwind.example', name: 'Odd\u0000 \u202eOne\ud800' };
    provider.person = odd;
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 200 });
    const { data } = await call('GET', '/auth/v1/profile', bearer(answer));
    expect(data.userInfo.userName).toBe('Odd  One\ufffd');
    provider.person = { ...odd, sub: 'odd\u0000' };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'unknown' } });
    provider.person = { ...odd, sub: 'other', email: 'odd\u0000.one@northwind.example' };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'noAddress' } });
  });

  test('given they were invited, then the invitation is accepted', async () => {
    const email = 'jin.park@northwind.example';
    await call('POST', '/api/v1/users/action/invite', await bench.login(admin), {
      email,
      roleGroupKey: 'OperatorStaff',
    });
    provider.person = { ...sam, sub: 'jin', email };
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 200, data: { user: email } });
  });

  test('given their account was deactivated, then they are refused', async () => {
    provider.person = { ...sam, sub: 'jin', email: 'jin.park@northwind.example' };
    const { data } = await call('GET', '/auth/v1/profile', bearer(await signIn()));
    const headers = await bench.login(admin);
    await call('POST', `/api/v1/users/${data.userInfo.opUserId}/stop`, headers, {});
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'stopped' } });
  });
});

describe('claims in other formats', () => {
  const refusals = async () => (await call('GET', url, await bench.login(admin))).data.provider.refusals;
  afterAll(() => set({ emailClaim: 'email', roleSeparator: 'none' }));

  test('given no address, then the administrator sees the claim that has it, and can map it', async () => {
    provider.person = { sub: 'entra', groups: ['staff'] };
    provider.alter = (claims) => ({ ...claims, preferred_username: 'entra@northwind.example' });
    expect(await signIn()).toMatchObject({ data: { reason: 'noAddress' } });
    const [last] = await refusals();
    expect(last).toMatchObject({
      reason: 'noAddress',
      advice: 'addressElsewhere',
      received: ['preferred_username'],
    });
    expect(await set({ emailClaim: 'preferred_username', adopts: true })).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ status: 200, data: { user: 'entra@northwind.example' } });
    provider.person = { ...provider.person, sub: 'entra in doubt' };
    provider.alter = (claims) => ({
      ...claims,
      preferred_username: 'other@northwind.example',
      email_verified: 'false',
    });
    expect(await signIn()).toMatchObject({ data: { reason: 'unverifiedAddress' } });
    await set({ emailClaim: 'email' });
  });

  test('given roles as one text, then the administrator sees it, and can map it', async () => {
    provider.person = { ...sam, sub: 'comma', email: 'comma@northwind.example' };
    provider.alter = (claims) => ({ ...claims, groups: 'sales,staff' });
    await set({ adopts: true });
    expect(await signIn()).toMatchObject({ data: { reason: 'noRole' } });
    expect((await refusals())[0]).toMatchObject({
      advice: 'separated',
      received: ['sales,staff'],
      email: 'comma@northwind.example',
    });
    await set({ roleSeparator: 'comma', adopts: true });
    expect(await signIn()).toMatchObject({ status: 200 });
    // A client that does not know the setting keeps it.
    expect(await set({})).toMatchObject({ data: { provider: { roleSeparator: 'comma' } } });
  });

  test('given many refused sign-ins, then the last ten are kept, for 30 days, for this organisation only', async () => {
    provider.person = { ...sam, groups: [] };
    provider.alter = (claims) => ({ ...claims, groups: undefined, _claim_names: { groups: 'src1' } });
    for (let attempt = 0; attempt < 11; attempt++) {
      later(10);
      await signIn();
    }
    const kept = await refusals();
    expect(kept).toHaveLength(10);
    expect(kept[0]).toMatchObject({ advice: 'overage' });
    const { data } = await call('GET', url, await bench.login('admin@brightline.example'));
    expect(data.provider?.refusals ?? []).toEqual([]);
    later(31 * 86_400);
    expect(await refusals()).toEqual([]);
  });
});

describe('limits of a provider', () => {
  test('given an account above its roles, then it is not taken over', async () => {
    await set({ roles: [{ value: 'staff', roleGroupKey: 'OperatorStaff' }] });
    provider.person = { ...sam, sub: 'nora', email: admin };
    expect(await signIn(admin)).toMatchObject({ status: 403, data: { reason: 'above' } });
    await set();
  });

  test('given the last administrator of roles, then they keep their role, and are refused', async () => {
    const system = 'system.admin@waymark.example';
    const roles = [
      { value: 'root', roleGroupKey: 'SystemAdmin' },
      { value: 'staff', roleGroupKey: 'OperatorStaff' },
    ];
    await call('PUT', url, await bench.login(system), {
      ...settings(),
      domains: ['waymark.example'],
      roles,
      exclusive: true,
    });
    await prove('waymark.example', system);
    provider.person = { ...sam, sub: 'root', email: system };
    expect(await signIn(system)).toMatchObject({ status: 403, data: { reason: 'last' } });
    provider.person = { ...provider.person, groups: ['root'] };
    expect(await signIn(system)).toMatchObject({ status: 200 });
    // This restores access although the provider is exclusive.
    await call('DELETE', url, await bench.login(system));
    expect(await begin(system)).toMatchObject({ code: 'nodata' });
  });

  test('given an account of another organisation, then the provider does not find it', async () => {
    provider.person = { ...sam, sub: 'other', email: 'admin@brightline.example' };
    expect(await signIn()).toMatchObject({ status: 403, data: { reason: 'foreignAddress' } });
  });
});

describe('an answer of the provider is accepted once, from one browser, and only unaltered', () => {
  beforeEach(() => {
    provider.person = sam;
  });

  test('given an answer that was used, is from another browser, is late, or has an unknown state, then it is refused', async () => {
    const answer = await goThere();
    expect(await finish(answer, 'another.browser')).toMatchObject({ status: 400, code: 'tokenerr' });
    expect(await finish(answer)).toMatchObject({ status: 200 });
    expect(await finish(answer)).toMatchObject({ status: 400, code: 'tokenerr' });
    expect(await finish({ ...answer, state: 'guessed' })).toMatchObject({ code: 'tokenerr' });
    const written = [...bench.lines, JSON.stringify(await bench.log.read(0, 5_000))].join();
    for (const secret of [answer.code, answer.state, provider.clientSecret])
      expect(written).not.toContain(secret);
    const late = await goThere();
    later(601);
    expect(await finish(late)).toMatchObject({ code: 'tokenerr' });
  });

  test('given a code of another sign-in, then its proof does not match (PKCE)', async () => {
    const [one, other] = [await goThere(), await goThere()];
    expect(await finish({ ...one, code: other.code })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/could not be verified/),
    });
  });

  test.each([
    ['another nonce', () => ({ nonce: 'of another' })],
    ['another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['another audience', () => ({ aud: 'somebody else' })],
    ['an end in the past', () => ({ exp: Math.floor(Date.now() / 1000) - 3_600 })],
  ])('given %s in the token, then it is not believed', async (_what, change) => {
    provider.alter = (claims) => ({ ...claims, ...change() });
    expect(await signIn()).toMatchObject({ status: 400, message: expect.stringMatching(/verified/) });
  });

  test('given a token with a foreign signature, then it is refused', async () => {
    provider.forged = true;
    expect(await signIn()).toMatchObject({ status: 400, message: expect.stringMatching(/verified/) });
  });

  test('given an answer of another issuer (RFC 9207), then it is refused', async () => {
    const answer = await goThere();
    expect(await finish({ ...answer, iss: 'https://elsewhere.example' })).toMatchObject({ status: 400 });
  });

  test('given the provider did not sign the user in, then the message states it', async () => {
    const { state } = await goThere();
    expect(await finish({ state, error: 'access_denied', iss: provider.issuer })).toMatchObject({
      status: 403,
      message: expect.stringMatching(/did not sign you in/),
    });
  });

  test('given a wrong secret of the organisation, then the message refers the user to the administrator', async () => {
    await set({ clientSecret: 'a wrong one' });
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 502, message: expect.stringMatching(/Ask your administrator/) });
    await set();
  });

  test('given settings that changed meanwhile, then the sign-in is refused', async () => {
    const answer = await goThere();
    await set();
    expect(await finish(answer)).toMatchObject({ code: 'tokenerr' });
  });

  test('given the provider does not answer, then the message states it, at the start and at the end', async () => {
    const gone = await IdentityProvider.start(`${publicUrl}/company-sign-in`);
    await set({ issuer: gone.issuer });
    gone.person = sam;
    const { data } = await begin();
    const answer = Object.fromEntries(await gone.follow(data.url));
    await gone.close();
    const away = { status: 503, message: expect.stringMatching(/does not answer/) };
    expect(await finish(answer)).toMatchObject(away);
    await set({ issuer: gone.issuer });
    expect(await begin()).toMatchObject(away);
    await set();
  });
});

describe('factors and passwords', () => {
  test('given the organisation requires two factors, then two at the provider are enough, and one is not', async () => {
    await requireTwoFactor(true);
    const owes = async () => (await call('GET', '/auth/v1/profile', bearer(await signIn()))).data.owes;
    provider.person = { ...sam, amr: ['pwd', 'otp'] };
    expect(await owes()).toBeNull();
    provider.person = { ...sam, amr: ['pwd'] };
    expect(await owes()).toBe('twoFactor');
    await requireTwoFactor(false);
  });

  test('given an authenticator app here, then it is required, unless the organisation trusts its provider', async () => {
    provider.person = sam;
    const headers = bearer(await signIn());
    expect(await call('POST', '/auth/v1/two-factor', headers)).toMatchObject({ code: 'passwordneeded' });
    const own = await bench.login(support);
    const { key } = (await call('POST', '/auth/v1/two-factor', own)).data;
    const codeNow = () => new TOTP({ secret: key }).generate({ timestamp: bench.clock.now.getTime() });
    await call('POST', '/auth/v1/two-factor/confirm', own, { oneTimeCode: codeNow() });
    const first = await signIn();
    expect(first).toMatchObject({ status: 401, code: 'twofactor', data: { methods: ['totp', 'recovery'] } });
    later(30);
    const code = { ticket: first.data.ticket, oneTimeCode: codeNow() };
    const second = await call('POST', '/auth/v1/token/two-factor', {}, code);
    expect((await call('GET', '/auth/v1/profile', bearer(second))).data).toMatchObject({ byProvider: true });
    await set({ trustsFactors: true });
    expect(await signIn()).toMatchObject({ status: 200 });
    const { data } = await call('GET', '/auth/v1/profile', own);
    await call('DELETE', `/api/v1/users/${data.userInfo.opUserId}/two-factor`, await bench.login(admin));
    await set();
  });

  test('given a login by the provider, then the user confirms their identity there, where others enter a password', async () => {
    provider.person = sam;
    const headers = bearer(await signIn());
    expect(await call('POST', '/auth/v1/two-factor', headers)).toMatchObject({ code: 'passwordneeded' });
    const leave = async () => {
      const { data } = await call('POST', '/auth/v1/password/confirm/provider/begin', headers, {
        clientKey: browser,
      });
      expect(new URL(data.url).searchParams.get('prompt')).toBe('login');
      return Object.fromEntries(await provider.follow(data.url));
    };
    const confirm = (answer: object) =>
      call('POST', '/auth/v1/password/confirm/provider', headers, { ...answer, clientKey: browser });
    provider.person = { ...sam, sub: 'mina' };
    expect(await confirm(await leave())).toMatchObject({ status: 403 });
    provider.person = sam;
    expect(await finish(await leave())).toMatchObject({ code: 'tokenerr' });
    expect(await confirm(await leave())).toMatchObject({ status: 200 });
    expect(await call('POST', '/auth/v1/two-factor', headers)).toMatchObject({ status: 200 });
  });

  test("given it is the only way in, then passwords are refused, except the installation's", async () => {
    const byPassword = (user: string) =>
      call('POST', '/auth/v1/token', {}, { user, password: bench.passwordOf(user), clientKey: 'abcDEF1234' });
    const open = await bench.login(admin);
    await set({ exclusive: true });
    expect(await byPassword(support)).toMatchObject({
      status: 403,
      message: expect.stringMatching(/company/),
    });
    expect(await byPassword('system.admin@waymark.example')).toMatchObject({ status: 200 });
    // This account is below the organisation, with an address of none of its domains.
    expect(await byPassword('school@hillside.example')).toMatchObject({ status: 200 });
    provider.person = sam;
    expect(await signIn()).toMatchObject({ status: 200 });
    const { version } = (await call('GET', url, open)).data.provider;
    expect(await call('PUT', url, open, { ...settings(), version })).toMatchObject({ status: 200 });
  });
});

describe('the end of a provider', () => {
  beforeEach(() => {
    provider.person = sam;
  });
  const works = async (headers: Headers) => (await call('GET', '/auth/v1/profile', headers)).status === 200;
  const endedBy = async (operation: string) => {
    const events = (await bench.log.read(0, 10_000)).filter(({ data }) => data.operation === operation);
    return events.at(-1)?.data.newValue;
  };

  test('given another issuer, then the sessions of the previous one end at once, and only those', async () => {
    const open = await signIn();
    const other = await bench.login(admin);
    const received = bench.listen({ authorization: `Bearer ${open.data.token}` });
    await eventually(() => expect(received.join()).toContain('ready'));
    expect(await set({ roleClaim: 'groups' })).toMatchObject({ status: 200 });
    expect(await works(bearer(open))).toBe(true);
    const moved = await IdentityProvider.start(`${publicUrl}/company-sign-in`);
    await set({ issuer: moved.issuer });
    expect(await works(bearer(open))).toBe(false);
    expect(await works(other)).toBe(true);
    expect(await endedBy('setIdentityProvider')).toMatchObject({ endedSessions: expect.any(Number) });
    await eventually(() => expect(received.at(-1)).toContain('closed'));
    const renewed = await call('POST', '/auth/v1/token/refresh', bearer(open), {
      refreshToken: open.data.refreshToken,
      clientKey: browser,
    });
    expect(renewed.status).not.toBe(200);
    await moved.close();
    await set();
  });

  test('given it is removed, then its sessions end at once, in the same write, and the audit trail has their number', async () => {
    const open = await signIn();
    const headers = await bench.login(admin);
    const { count } = await bench.database.sql
      .selectFrom('refresh_family')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('provider_op_id', '=', 'northwind')
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(0);
    expect(await call('DELETE', url, headers)).toMatchObject({ status: 200 });
    expect(await works(bearer(open))).toBe(false);
    expect(await works(headers)).toBe(true);
    expect(await endedBy('deleteIdentityProvider')).toMatchObject({ endedSessions: expect.any(Number) });
  });

  test('given a sign-in that waits for the authenticator app, then it can no longer be completed', async () => {
    await set();
    await prove();
    const own = await bench.login(support);
    const { key } = (await call('POST', '/auth/v1/two-factor', own)).data;
    const codeNow = () => new TOTP({ secret: key }).generate({ timestamp: bench.clock.now.getTime() });
    await call('POST', '/auth/v1/two-factor/confirm', own, { oneTimeCode: codeNow() });
    const first = await signIn();
    expect(first).toMatchObject({ status: 401, code: 'twofactor' });
    await call('DELETE', url, await bench.login(admin));
    later(30);
    const code = { ticket: first.data.ticket, oneTimeCode: codeNow() };
    expect(await call('POST', '/auth/v1/token/two-factor', {}, code)).toMatchObject({ code: 'tokenerr' });
  });
});
