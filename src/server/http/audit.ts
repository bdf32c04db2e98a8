import type { OperationId } from '#api/operations.gen.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { Json } from '#machines/json.ts';
import type { FaultReport } from '#server/logger.ts';
import type { AuditRecord } from '#server/projections/audit/project.ts';
import type { EventLog } from '#server/store/log.ts';

/** What a handler tells the audit trail while it works. Never secrets: values are what a person may read later. */
export class AuditNote {
  targets: string[] = [];
  taskIds: string[] = [];
  oldValue: Json = null;
  newValue: Json = null;
  /** Operator whose people may read the values; null: whoever sees all targets. */
  valuesOf: string | null = null;
  /** Set where the caller is known only after the handler looked (login). */
  actor: Actor | null = null;

  about(...endpointIds: string[]): void {
    this.targets.push(...endpointIds);
  }

  /** `valuesOf`: operator of what changed, where that is not a device; a case is not for everybody who sees a device in it. */
  changed(oldValue: Json, newValue: Json, valuesOf: string | null = null): void {
    this.oldValue = oldValue;
    this.newValue = newValue;
    this.valuesOf = valuesOf;
  }
}

/** Targets written into one event; a command names at most as many devices. */
const targetLimit = 1_000;

/**
 * One event for each call of an account that is not a GET (docs/decisions/031), in the account's stream. Reads by
 * POST are appended behind the work of others and do not hold up their answer.
 */
export function auditTrail(log: EventLog, onFault: FaultReport) {
  return async (
    call: {
      operation: OperationId;
      method: string;
      reads: boolean;
      actor: Actor;
      result: string;
      address: string;
    },
    note: AuditNote,
  ): Promise<void> => {
    const data: AuditRecord = {
      operation: call.operation,
      method: call.method,
      reads: call.reads,
      targets: note.targets.slice(0, targetLimit),
      result: call.result,
      address: call.address,
      taskIds: note.taskIds,
      oldValue: note.oldValue,
      newValue: note.newValue,
      valuesOf: note.valuesOf,
    };
    const appended = log
      .append(
        [
          {
            streamId: `audit:${call.actor.id}`,
            kind: 'audit',
            machineVersion: '1',
            events: [{ type: 'audit.recorded', data, actor: call.actor }],
          },
        ],
        call.reads ? 'bulk' : 'interactive',
      )
      .catch((error: unknown) => onFault('audit', error));
    if (!call.reads) await appended;
  };
}
