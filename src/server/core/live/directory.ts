import type { LiveHint } from '#domain/live-message.ts';
import type { Narrowing } from '#domain/narrowing.ts';
import type { EventLog } from '../log/log.ts';
import type { Audience } from '../streams/definition.ts';

/** Account of a token, as far as the live socket needs it. */
export interface LiveSession {
  accountId: string;
  /** Name that others on a page see. */
  name: string;
  clientId: string;
  /** Path of the caller's operator: only events of devices below it are sent. */
  opPath: string;
  /** Keys of the account's role. */
  permissions: readonly string[];
  /** Expiry of the token, in milliseconds since 1970; the socket is closed then and reconnects with a new one. */
  expiresAt: number;
}

export interface LiveDeps {
  /** Finds the session; null for an invalid token, and for a choice that is not below what its account may see. */
  authenticate(token: string, narrowing: Narrowing): Promise<LiveSession | null>;
  /** Called for each socket with an invalid token. Default: not called. */
  refused?(address: string): void;
  /** Reads operator paths of devices; unknown ones are missing from the map. */
  opPathsOf(endpointIds: string[]): Promise<Map<string, string>>;
}

/** Devices that a client shows: their values are sent to it (CL-017, CL-018). */
export interface LiveWatch {
  watch(clientId: string, endpointId: string): Promise<void>;
  unwatch(clientId: string, endpointId: string): Promise<void>;
  /** Returns the name of an account below `opPath` whose console shows the device's page now; null: none. */
  nameOnPage(endpointId: string, accountId: string, opPath: string): string | null;
  /**
   * Checks the sockets of this account now instead of later, after a login ended or permissions changed (null: of any
   * account).
   */
  askAgain(accountId: string | null): void;
  /** Makes the consoles of these accounts read something of their own again. */
  hintTo(accountIds: readonly string[], of: LiveHint['of']): void;
  /**
   * Sets whether this client's sockets receive the settings that devices report (CL-009); returns the previous value.
   */
  setSync(clientId: string, enabled: boolean): boolean;
}

export type DirectoryDeps = Pick<LiveDeps, 'opPathsOf'> & {
  pathOfOperator(opId: string): Promise<string | null>;
};

/**
 * Operator path of each audience, for the scope of a socket. The device list follows the log with a delay, so an
 * unknown device is looked up in the first event of its stream.
 */
export class OperatorPaths {
  readonly #deps: DirectoryDeps;
  readonly #log: EventLog;
  readonly #paths = new Map<string, string>();
  /** Operator of each device that was registered or moved since the start: the list may still show the previous one. */
  readonly #owners = new Map<string, string>();

  constructor(deps: DirectoryDeps, log: EventLog) {
    this.#deps = deps;
    this.#log = log;
  }

  /** Sends a device's messages to this operator from now on. */
  belongsTo(endpointId: string, opId: string): void {
    if (this.#owners.get(endpointId) === opId) return;
    this.#owners.set(endpointId, opId);
    this.#paths.delete(endpointId);
  }

  /**
   * Looks up all audiences that `of` needs next. One by one, a socket that gets messages of thousands of devices at
   * once (a bulk command, a neighbourhood that comes back) was seconds behind the log.
   */
  async learn(audiences: readonly Audience[]): Promise<void> {
    const asked = audiences.flatMap((audience) => ('endpointId' in audience ? [audience.endpointId] : []));
    const unknown = [...new Set(asked)].filter((endpointId) => !this.#paths.has(endpointId));
    if (unknown.length === 0) return;
    for (const [endpointId, path] of await this.#deps.opPathsOf(unknown))
      if (!this.#owners.has(endpointId)) this.#paths.set(endpointId, path);
    const owners = new Set(unknown.flatMap((endpointId) => this.#owners.get(endpointId) ?? []));
    for (const opId of owners) await this.#learnOwner(opId, unknown);
  }

  async #learnOwner(opId: string, endpointIds: readonly string[]): Promise<void> {
    const path = await this.#deps.pathOfOperator(opId);
    if (path === null) return;
    // The device may have been moved meanwhile.
    for (const endpointId of endpointIds)
      if (this.#owners.get(endpointId) === opId) this.#paths.set(endpointId, path);
  }

  /**
   * Returns the path of an audience that `learn` looked up. Null: no operator has the device, so no socket receives it.
   */
  async of(audience: Audience): Promise<string | null> {
    if ('opId' in audience) return this.#deps.pathOfOperator(audience.opId);
    const { endpointId } = audience;
    const known = this.#paths.get(endpointId);
    if (known !== undefined) return known;
    const owner = this.#owners.get(endpointId);
    const path =
      owner === undefined ? await this.#fromLog(endpointId) : await this.#deps.pathOfOperator(owner);
    if (path !== null && this.#owners.get(endpointId) === owner) this.#paths.set(endpointId, path);
    return path;
  }

  async #fromLog(endpointId: string): Promise<string | null> {
    const [first] = await this.#log.readStream(`device:${endpointId}`, 0, 1);
    return typeof first?.data.opId === 'string' ? this.#deps.pathOfOperator(first.data.opId) : null;
  }
}
