import type { Notification } from '#usp/messages/operate.ts';
import type { GatewaySink } from './port.ts';
import type { Session } from './session.ts';

/** Tells if a user may be waiting for a notice: a command's result, its intermediate samples, or a watched value. */
export const isAwaited = (notice: Notification): boolean =>
  notice.type === 'operationComplete' ||
  notice.type === 'valueChange' ||
  (notice.type === 'event' && notice.body.eventName !== 'Boot!');

/** Passes one notification to the sink, translated into the sink's terms. */
export async function report(
  sink: GatewaySink,
  { endpointId, number }: Pick<Session, 'endpointId' | 'number'>,
  notice: Notification,
): Promise<void> {
  switch (notice.type) {
    case 'event':
      return sink.event({ endpointId, session: number, ...notice.body });
    case 'valueChange': {
      const { paramPath, paramValue } = notice.body;
      return sink.valueChanged({ endpointId, path: paramPath, value: paramValue });
    }
    case 'objectCreation':
      return sink.objectChanged({ endpointId, path: notice.body.objPath, change: 'created' });
    case 'objectDeletion':
      return sink.objectChanged({ endpointId, path: notice.body.objPath, change: 'deleted' });
    case 'operationComplete': {
      const { outcome, ...operation } = notice.body;
      if (outcome?.type === 'failure') {
        const { errCode, errMsg } = outcome.body;
        const failed = { kind: 'failed', code: errCode, message: errMsg } as const;
        return sink.operationCompleted({ endpointId, ...operation, outcome: failed });
      }
      const outputArgs = outcome?.body.outputArgs ?? {};
      return sink.operationCompleted({
        endpointId,
        ...operation,
        outcome: { kind: 'completed', outputArgs },
      });
    }
    case 'onBoardRequest': {
      const { oui, productClass, serialNumber } = notice.body;
      return sink.onboardRequested({ endpointId, oui, productClass, serialNumber });
    }
    default:
      return notice satisfies never;
  }
}
