/** Reasons for which a connection to the device port is refused, with the text that the agent gets. */
export const refusalTexts = {
  unregistered: 'the device is not registered',
  blocked: 'an administrator blocked this device',
  certificateRequired: 'a client certificate with the endpoint id is required',
  certificateChanged: 'not the certificate that this device showed first',
  certificateRevoked: 'the certificate was revoked',
  certificateOfAnother: 'the certificate is of another endpoint id',
  secretRequired: 'the secret of the device is required',
  secretOfAnother: 'the secret is of another endpoint id',
  connectedElsewhere: 'the device is connected from another address',
  duplicate: 'another device is connected with this endpoint id',
  unnamed: 'the connection names no endpoint id',
  protocol: 'the request is not one of a USP agent',
  tls: 'no TLS session came about',
} as const;
export type RefusalReason = keyof typeof refusalTexts;

/** An unregistered device as its connection shows it. */
export interface UnregisteredDevice {
  endpointId: string;
  address: string;
  /** SHA-256 of its certificate in hex; null: none was shown. */
  fingerprint: string | null;
}

/** A refused connection to the device port. */
export interface RefusedConnection {
  /** Claimed endpoint id; '' if the connection named none. */
  endpointId: string;
  address: string;
  reason: RefusalReason;
  /** Further words, such as the error of TLS; '' if the reason says it all. */
  detail: string;
  /** SHA-256 of its certificate in hex; null: none was shown. */
  fingerprint: string | null;
}
