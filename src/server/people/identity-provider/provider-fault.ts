import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { InwardAddress } from '#server/core/network/outward-way.ts';

/**
 * Fault of an identity provider, or its answer. `insecure`: not https; `inward`: in a network that is not on the
 * internet; `unreachable`: no answer in time; `noDocument`: no configuration at that address; `otherIssuer`: the
 * configuration of another issuer; `incomplete`: a required part is missing; `tooLong`: the answer is too long;
 * `client`: id and secret are unknown there; `denied`: it did not sign the user in; `code`: it does not accept the
 * code; `untrusted`: the identity token is not valid.
 */
export type FaultReason =
  | 'insecure'
  | 'inward'
  | 'unreachable'
  | 'noDocument'
  | 'otherIssuer'
  | 'incomplete'
  | 'tooLong'
  | 'client'
  | 'denied'
  | 'code'
  | 'untrusted';

export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly reason: FaultReason;

  constructor(reason: FaultReason, cause?: unknown) {
    super(`identity provider: ${reason}`, { cause });
    this.reason = reason;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Tells if an error means no answer; neither the library nor the platform has one class for it. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    codeOf(error) === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && codeOf(error) === '') ||
    isSilence(error.cause)
  );
}

function ownFault(error: unknown): ProviderFault | null {
  if (error instanceof ProviderFault) return error;
  if (error instanceof InwardAddress) return new ProviderFault('inward', error);
  return error instanceof Error && error.cause !== undefined ? ownFault(error.cause) : null;
}

/** Maps an error of reading a provider's configuration. */
export function faultOfDiscovery(error: unknown): ProviderFault {
  const own = ownFault(error);
  if (own) return own;
  if (codeOf(error) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return new ProviderFault('otherIssuer', error);
  return new ProviderFault(isSilence(error) ? 'unreachable' : 'noDocument', error);
}

const clientFaults = new Set(['invalid_client', 'unauthorized_client']);

/** Maps an error of exchanging a code for claims. */
export function faultOfAnswer(error: unknown): ProviderFault {
  const own = ownFault(error);
  if (own) return own;
  if (error instanceof AuthorizationResponseError) return new ProviderFault('denied', error);
  if (error instanceof WWWAuthenticateChallengeError) return new ProviderFault('client', error);
  if (error instanceof ResponseBodyError)
    return new ProviderFault(clientFaults.has(error.error) ? 'client' : 'code', error);
  return new ProviderFault(isSilence(error) ? 'unreachable' : 'untrusted', error);
}
