import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { InwardAddress } from '#server/core/network/outward-way.ts';

/**
 * What is wrong with an identity provider, or its answer. `insecure`: not https; `inward`: in a network that is none of the internet; `unreachable`: no answer in time; `noDocument`: it
 * publishes no configuration at that address; `otherIssuer`: it is the configuration of another issuer; `incomplete`: it lacks what is needed;
 * `tooLong`: it says too much; `client`: it does not know our id and secret; `denied`: it did not sign the person in; `code`: it does not
 * take the code; `untrusted`: the identity token is not valid.
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

/** Neither the library nor the platform has one class for it. */
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

/** Of a look at what the provider says of itself. */
export function faultOfDiscovery(error: unknown): ProviderFault {
  const own = ownFault(error);
  if (own) return own;
  if (codeOf(error) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return new ProviderFault('otherIssuer', error);
  return new ProviderFault(isSilence(error) ? 'unreachable' : 'noDocument', error);
}

const clientFaults = new Set(['invalid_client', 'unauthorized_client']);

/** Of the exchange of a code for what the provider says of a person. */
export function faultOfAnswer(error: unknown): ProviderFault {
  const own = ownFault(error);
  if (own) return own;
  if (error instanceof AuthorizationResponseError) return new ProviderFault('denied', error);
  if (error instanceof WWWAuthenticateChallengeError) return new ProviderFault('client', error);
  if (error instanceof ResponseBodyError)
    return new ProviderFault(clientFaults.has(error.error) ? 'client' : 'code', error);
  return new ProviderFault(isSilence(error) ? 'unreachable' : 'untrusted', error);
}
