/** Who is behind a token, as far as the live socket must know. */
export interface LiveSession {
  accountId: string;
  clientId: string;
  /** Path of the caller's operator: only events of devices below it are told. */
  opPath: string;
  /** When the token ends, in milliseconds since 1970; the socket is closed then and comes back with a new one. */
  expiresAt: number;
}

export interface LiveDeps {
  /** Null for a token that is not good. */
  authenticate(token: string): Promise<LiveSession | null>;
  /** Operator paths of devices; unknown ones are missing from the map. */
  opPathsOf(endpointIds: string[]): Promise<Map<string, string>>;
}

/** Devices somebody looks at: their values are told to that client (CL-017, CL-018). */
export interface LiveWatch {
  watch(clientId: string, endpointId: string): Promise<void>;
  unwatch(clientId: string, endpointId: string): Promise<void>;
}
