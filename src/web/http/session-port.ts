/** What the calls need of the session; the session's shell plugs itself in at the start. */
export interface SessionPort {
  token(): string | null;
  /** Which session of this page that is, the time between two included; a call takes it along. */
  generation(): number;
  /** Settles when no renewal is under way. */
  settled(): Promise<void>;
  responseArrived(): void;
  /** Position in the log that this page has been told of; null before its first answer. */
  position(): number | null;
  /** Position in the log up to which everything was in an answer. */
  answered(position: number): void;
  /** Tells of a 401 jwterr; the promise says whether there is a new token to try again with. */
  unauthorised(call: { hadToken: boolean; generation: number }): Promise<boolean>;
}

const noSession: SessionPort = {
  token: () => null,
  generation: () => 0,
  settled: () => Promise.resolve(),
  responseArrived: () => {},
  position: () => null,
  answered: () => {},
  unauthorised: () => Promise.resolve(false),
};

let port: SessionPort = noSession;

export const session = (): SessionPort => port;
export const connectSession = (next: SessionPort): void => {
  port = next;
};
