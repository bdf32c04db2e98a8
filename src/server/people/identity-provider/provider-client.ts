import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { type Claims, joinedClaims } from '#domain/identity/claims.ts';
import { boundedFetch, isSafe, type ProviderWay } from './bounded-fetch.ts';
import { faultOfAnswer, faultOfDiscovery, ProviderFault } from './provider-fault.ts';

/** Seconds for one answer of a provider, because a user is waiting. */
const deadlineS = 8;

/** Seconds to authenticate again at the provider and come back. */
const freshS = 600;

/** Credentials of this server at a provider. */
export interface ProviderAccess {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** State sent along to the provider, and expected back. */
export interface Errand {
  state: string;
  nonce: string;
  /** Code verifier of PKCE. */
  verifier: string;
  redirectUri: string;
  /** True: the user must authenticate again, however recently they did. */
  fresh: boolean;
}

/** Callback parameters. */
export interface ProviderAnswer {
  code?: string | undefined;
  state: string;
  /** Issuer (RFC 9207). */
  iss?: string | undefined;
  error?: string | undefined;
}

/** Authenticates by POST if offered: the other way encodes ids and secrets, which not all providers do alike. */
const authenticateBy =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    const way = isPosted ? ClientSecretPost(secret) : ClientSecretBasic(secret);
    return way(server, client, body, headers);
  };

/** Reads a provider's configuration. Throws `ProviderFault`. */
export async function discoverProvider(
  { issuer, clientId, clientSecret }: ProviderAccess,
  way: ProviderWay,
): Promise<Configuration> {
  const { mayBePlain } = way;
  try {
    const url = new URL(issuer);
    if (!isSafe(url, mayBePlain)) throw new ProviderFault('insecure');
    const found = await discovery(url, clientId, {}, authenticateBy(clientSecret), {
      timeout: deadlineS,
      [customFetch]: boundedFetch(way),
      // The identity token's signature is verified, although it came from the provider itself.
      execute: [enableNonRepudiationChecks, ...(mayBePlain ? [allowInsecureRequests] : [])],
    });
    const { authorization_endpoint: endpoint, token_endpoint, jwks_uri } = found.serverMetadata();
    if (!endpoint || !token_endpoint || !jwks_uri) throw new ProviderFault('incomplete');
    if (!isSafe(new URL(endpoint), mayBePlain)) throw new ProviderFault('insecure');
    return found;
  } catch (error) {
    throw faultOfDiscovery(error);
  }
}

/** Builds the address at which the user signs in. `email`: the address that the provider may suggest. */
export async function addressToSignIn(
  provider: Configuration,
  { state, nonce, verifier, redirectUri, fresh }: Errand,
  { scopes, email }: { scopes: string; email: string },
): Promise<URL> {
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
    ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
  });
}

/**
 * Reads the claims about a returning user. The provider's tokens stay in this call. `wanted`: claims for which the user
 * info is read, if the identity token lacks them. Throws `ProviderFault`.
 */
export async function claimsOf(
  provider: Configuration,
  errand: Errand,
  answer: ProviderAnswer,
  wanted: (claims: Claims) => boolean,
): Promise<Claims & { sub: string }> {
  const address = new URL(errand.redirectUri);
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) address.searchParams.set(name, value);
  try {
    const tokens = await authorizationCodeGrant(provider, address, {
      expectedState: errand.state,
      expectedNonce: errand.nonce,
      pkceCodeVerifier: errand.verifier,
      idTokenExpected: true,
      ...(errand.fresh ? { maxAge: freshS } : {}),
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFault('untrusted');
    if (!wanted(claims) || !provider.serverMetadata().userinfo_endpoint) return claims;
    return joinedClaims(claims, await fetchUserInfo(provider, tokens.access_token, claims.sub));
  } catch (error) {
    throw faultOfAnswer(error);
  }
}
