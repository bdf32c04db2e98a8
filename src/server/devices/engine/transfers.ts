import { deviceCommands } from './device-commands/table.ts';
import type { Engine } from './engine.ts';
import { failedFact, outputFact } from './outcomes.ts';

/**
 * Reports a download's TR-181 LocalAgent.TransferComplete! to its task. Some agents send it and no OperationComplete;
 * if an agent sends both, the second changes nothing.
 */
export async function tellOfTransfer(
  { engine }: { engine: Pick<Engine, 'streams' | 'queues'> },
  { endpointId, params }: { endpointId: string; params: Record<string, string> },
): Promise<void> {
  const { CommandKey: key = '', TransferType: type = '', Affected: affected = '' } = params;
  const { FaultCode: code = '', FaultString: fault = '' } = params;
  if (type !== '' && type !== 'Download') return;
  // An agent that gives no key runs one download at a time.
  const taskIds = key === '' ? engine.queues.running(endpointId) : [key];
  for (const taskId of taskIds)
    await engine.streams.advance(taskId, ({ snapshot }) => {
      const { traits, params: ordered, endpointId: addressee } = snapshot.context;
      if (traits?.kind !== 'FirmwareDownload' || addressee !== endpointId) return [];
      if (snapshot.hasTag('terminal') || snapshot.hasTag('waiting')) return [];
      return code === '' || code === '0'
        ? [outputFact(endpointId, deviceCommands.FirmwareDownload, {}, ordered, affected)]
        : [failedFact(endpointId, fault || `FaultCode ${code}`)];
    });
}
