import type { DeviceGateway, NewRow, RequestOptions, SetAnswer } from '../gateway/port.ts';

/** Writes values, and adds rows once all values were accepted. A refused row is reported at its path. */
export async function setWith(
  gateway: Pick<DeviceGateway, 'set' | 'add'>,
  endpointId: string,
  { writes, adds }: { writes: Record<string, string>; adds: readonly NewRow[] },
  once: RequestOptions,
): Promise<SetAnswer> {
  const isEmpty = Object.keys(writes).length === 0 && adds.length > 0;
  const answer: SetAnswer = isEmpty
    ? { kind: 'set', values: {}, errors: {} }
    : await gateway.set(endpointId, writes, once);
  if (adds.length === 0 || answer.kind !== 'set' || Object.keys(answer.errors).length > 0) return answer;
  const added = await gateway.add(endpointId, adds, once);
  return added.kind === 'rows' ? { ...answer, errors: added.errors } : added;
}
