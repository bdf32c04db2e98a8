/** What the calls need of the session; the session's shell plugs itself in at the start. */
export interface SessionPort {
  token(): string | null;
  /** Settles when no renewal is under way. */
  settled(): Promise<void>;
  responseArrived(): void;
  /** Tells of a 401 jwterr; the promise says whether there is a new token to try again with. */
  unauthorised(hadToken: boolean): Promise<boolean>;
}

const nobody: SessionPort = {
  token: () => null,
  settled: () => Promise.resolve(),
  responseArrived: () => {},
  unauthorised: () => Promise.resolve(false),
};

let port: SessionPort = nobody;

export const session = (): SessionPort => port;
export const connectSession = (next: SessionPort): void => {
  port = next;
};
