/**
 * Authorisation of a call. Each renewal makes a new object: two are compared by identity, because the text of a token
 * says nothing about when it was issued.
 */
export interface Credential {
  readonly token: string;
}

/** Interface that the calls need of the session; the session's shell plugs itself in at the start. */
export interface SessionPort {
  credential(): Credential | null;
  /** Number of this page's session, or of the time between two; a call takes it along. */
  generation(): number;
  /** Settles when no renewal is under way, or when the server is away: then the call itself says so. */
  settled(): Promise<void>;
  responseArrived(): void;
  /** Position in the log up to which this page has received messages; null before its first answer. */
  position(): number | null;
  /** Position in the log up to which everything was in an answer. */
  answered(position: number): void;
  /**
   * Tells of a 401 jwterr; settles with the credential to try again with, or null. One that was replaced while the call
   * was under way needs no renewal. Rejects with `ApiError` when the server went away meanwhile.
   */
  unauthorised(call: { credential: Credential | null; generation: number }): Promise<Credential | null>;
}

const noSession: SessionPort = {
  credential: () => null,
  generation: () => 0,
  settled: () => Promise.resolve(),
  responseArrived: () => {},
  position: () => null,
  answered: () => {},
  unauthorised: () => Promise.resolve(null),
};

let port: SessionPort = noSession;

export const session = (): SessionPort => port;
export const connectSession = (next: SessionPort): void => {
  port = next;
};
