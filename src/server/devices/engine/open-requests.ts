import { BoundedCache } from '#domain/bounded-cache.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { BulkTarget } from '#machines/bulk-action/events.ts';
import type { DeviceQueues } from './device-queue.ts';
import type { TaskCommand } from './port.ts';

export interface Begun {
  taskIds: string[];
  bulkActionId: string | null;
}

interface OpenRequest {
  key: string;
  targets: readonly BulkTarget[];
  /** Running store operation; null: it has finished. */
  storing: Promise<Begun> | null;
  begun: Promise<Begun>;
}

/**
 * Maximum number of devices whose last request is remembered; on other devices a repeated request counts as a new one.
 */
const mostRemembered = 100_000;

/**
 * Last request for each device. A repeated restart request while one is running counts as the same, from a double
 * click, a proxy or another tab. After a different request to the device it counts as new.
 */
export class OpenRequests {
  readonly #last = new BoundedCache<string, OpenRequest>(mostRemembered);
  readonly #queues: Pick<DeviceQueues, 'open'>;

  constructor(queues: Pick<DeviceQueues, 'open'>) {
    this.#queues = queues;
  }

  /**
   * Returns the tasks of the same request if it is still open; null: none. There must be no await between this and
   * `begin`.
   */
  same(command: TaskCommand): Promise<Begun> | null {
    const [first] = command.endpointIds;
    const known = first === undefined ? undefined : this.#last.get(first);
    if (!known || known.key !== keyOf(command)) return null;
    if (command.endpointIds.some((endpointId) => this.#last.get(endpointId) !== known)) return null;
    return known.storing ?? (this.#isOpen(known) ? known.begun : null);
  }

  begin(command: TaskCommand, targets: readonly BulkTarget[], begun: Promise<Begun>): Promise<Begun> {
    const request: OpenRequest = { key: keyOf(command), targets, storing: begun, begun };
    for (const { endpointId } of targets) this.#last.set(endpointId, request);
    const stored = () => {
      request.storing = null;
    };
    begun.then(stored, stored);
    return begun;
  }

  #isOpen({ targets }: OpenRequest): boolean {
    return targets.some(({ taskId, endpointId }) => this.#queues.open(endpointId).includes(taskId));
  }
}

const keyOf = ({ actor, kind, params, endpointIds, later }: TaskCommand): string =>
  canonicalJson({
    accountId: actor.id,
    kind,
    params,
    endpointIds: [...endpointIds].sort(),
    later: later ?? null,
  });
