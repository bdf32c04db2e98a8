import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

/** A user of the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  /** Authentication methods of their sign-in. */
  amr?: string[];
}

const clientId = 'waymark';
const clientSecret = 'a secret between the two';

/** A real provider (oidc-provider) on its own port, which signs the next person in without a prompt. */
export class IdentityProvider {
  readonly issuer: string;
  readonly clientId = clientId;
  readonly clientSecret = clientSecret;
  /** Person who uses the browser. */
  person: Person = { sub: 'nobody' };
  /** Changes the claims of the next tokens; null: correct ones. */
  alter: ((claims: JWTPayload) => JWTPayload) | null = null;
  /** True: tokens are signed with another key than the provider's. */
  forged = false;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** Starts the provider. `asks`: it shows a page on which any user signs in by typing their name. */
  static async start(
    redirectUri: string,
    { asks = false, people = [] }: { asks?: boolean; people?: Person[] } = {},
  ): Promise<IdentityProvider> {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${port}`;
    const [own, other] = await Promise.all([newKey(), newKey()]);
    const server = createServer();
    const here = new IdentityProvider(issuer, server);
    const known = (id: string) => people.find(({ sub }) => sub === id) ?? { ...here.person, sub: id };
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
      jwks: { keys: [own] },
      ttl: {
        Interaction: 600,
        Grant: 600,
        Session: 600,
        AccessToken: 600,
        IdToken: 600,
        AuthorizationCode: 60,
      },
      cookies: { keys: ['only for tests'] },
      claims: {
        openid: ['sub', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['name'],
      },
      // The provider's own pages would load fonts from another host.
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...known(id) }) }),
      // The user is not asked for consent.
      async loadExistingGrant(ctx) {
        const grant = new ctx.oidc.provider.Grant({
          clientId,
          accountId: ctx.oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (ctx, next) => {
      if (ctx.path.startsWith('/interaction/')) {
        if (asks && ctx.method === 'GET') {
          ctx.type = 'html';
          ctx.body = page;
          return;
        }
        const sub = asks ? await typedIn(ctx.req) : here.person.sub;
        const { amr } = here.person;
        await provider.interactionFinished(ctx.req, ctx.res, {
          login: { accountId: sub, remember: false, ...(amr ? { amr } : {}) },
        });
        ctx.respond = false;
        return;
      }
      await next();
      if (ctx.path !== '/token' || typeof ctx.body?.id_token !== 'string') return;
      if (here.alter === null && !here.forged && !here.person.amr) return;
      const [, payload = ''] = ctx.body.id_token.split('.');
      const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString());
      if (here.person.amr) claims.amr = here.person.amr;
      ctx.body.id_token = await signed(here.alter?.(claims) ?? claims, here.forged ? other : own);
    });
    server.on('request', provider.callback());
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return here;
  }

  /** Follows the redirects of a sign-in like a browser; returns the parameters of the final address. */
  async follow(address: string): Promise<URLSearchParams> {
    const cookies = new Map<string, string>();
    let next = address;
    for (let step = 0; step < 10; step++) {
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next).href;
      if (!next.startsWith(this.issuer)) return new URL(next).searchParams;
    }
    throw new Error('the provider leads nowhere');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const page = `<!doctype html><title>Sign in</title><form method="post">
  <label>Name <input name="login" autofocus></label><button>Sign in</button></form>`;

async function typedIn(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString()).get('login') ?? '';
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' };
}

const signed = async (claims: JWTPayload, key: JWK): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(await importJWK(key, 'RS256'));
