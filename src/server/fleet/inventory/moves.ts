import type { components } from '#api/main.d.ts';
import type { LifecycleFact } from '#machines/device-lifecycle/events.ts';
import { isPossible } from '#machines/device-lifecycle/place.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { confirmedDevices } from '#server/devices/list/matching.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { placeOfRow } from '#server/devices/read-model/lifecycle.ts';
import { findDevice } from '#server/devices/target.ts';
import { absent, impossible, type Refusal } from './refusals.ts';
import { untilCurrent } from './rows/until-current.ts';

export interface MoveCall {
  scope: Scope;
  caller: Caller;
  audit: AuditNote;
  /** Language of the refusal reasons. */
  language: Language;
}

export interface Refused {
  endpointId: string;
  message: string;
}

/** Decision for one device: a fact, or the reason for a refusal. */
type Decision = LifecycleFact | { refused: Refusal };

/** Maximum number of devices changed in one write. */
const slice = 250;
const mostTries = 20;

/**
 * Returns the name that a device keeps when it moves. A name given while in use is dropped, since another organisation
 * must not learn it.
 */
export const nameThatMoves = ({
  device_name: name,
  named_in_use: isCustomers,
}: ListedDevice): string | null => (isCustomers ? null : name);

/** Ways in which a call may name its devices. */
export interface Named {
  endpointIds?: string[];
  endpointId?: string;
  did?: string;
  match?: components['schemas']['ListMatch'];
  matched?: number;
  mark?: string;
}

export async function namedDevices(
  scope: Scope,
  { endpointIds, match, matched, mark, ...one }: Named,
): Promise<string[]> {
  if (match) {
    const found = await confirmedDevices(scope, match, { matched, mark });
    return found.map(({ endpoint_id }) => endpoint_id);
  }
  return endpointIds ?? [(await findDevice(scope, one)).endpoint_id];
}

/**
 * Moves devices through their life cycle; settles when the lists show it. Each decision uses the device's state when
 * the fact is written, and is repeated if that changed meanwhile. If all devices are refused, throws the first one's
 * reason.
 */
export async function moveDevices(
  services: Pick<CoreServices, 'log' | 'readModels'>,
  call: MoveCall,
  endpointIds: readonly string[],
  decide: (device: ListedDevice) => Decision | Promise<Decision>,
): Promise<{ done: number; refused: Refused[] }> {
  const refused: { endpointId: string; refusal: Refusal }[] = [];
  let done = 0;
  for (let from = 0; from < endpointIds.length; from += slice) {
    const moved = await moveSlice(services, call, endpointIds.slice(from, from + slice), decide);
    done += moved.done.length;
    refused.push(...moved.refused);
    call.audit.about(...moved.done);
  }
  const [first] = refused;
  const data = {
    done,
    refused: refused.map(({ endpointId, refusal }) => ({ endpointId, message: refusal[call.language] })),
  };
  if (done > 0 || !first) return data;
  if (endpointIds.length === 1 && first.refusal === absent) throw new ApiError('nodata');
  throw new ApiError('custom', { message: first.refusal[call.language], data: { refused: data.refused } });
}

async function moveSlice(
  { log, readModels }: Pick<CoreServices, 'log' | 'readModels'>,
  { scope, caller }: MoveCall,
  endpointIds: readonly string[],
  decide: (device: ListedDevice) => Decision | Promise<Decision>,
): Promise<{ done: string[]; refused: { endpointId: string; refusal: Refusal }[] }> {
  for (let tries = 1; ; tries++) {
    const streams = await log.streams(endpointIds.map((endpointId) => `device:${endpointId}`));
    const versions = new Map(streams.map(({ streamId, version }) => [streamId, version]));
    await untilCurrent(readModels, (await log.head()).pos);
    const rows = await scope.of(ScopedDevices).findMany([...endpointIds]);
    const devices = new Map(rows.map((row) => [row.endpoint_id, row]));
    const items: AppendItem[] = [];
    const done: string[] = [];
    const refused: { endpointId: string; refusal: Refusal }[] = [];
    for (const endpointId of endpointIds) {
      const device = devices.get(endpointId);
      const fact = device ? await decisionOf(device, decide) : { refused: absent };
      if ('refused' in fact) {
        refused.push({ endpointId, refusal: fact.refused });
        continue;
      }
      const streamId = `device:${endpointId}`;
      const event = { type: fact.type, data: fact.data as unknown as JsonObject, actor: caller.actor };
      items.push({
        streamId,
        kind: 'device',
        machineVersion: '1',
        expectedVersion: versions.get(streamId) ?? 0,
        events: [event],
      });
      done.push(endpointId);
    }
    if (items.length === 0) return { done, refused };
    try {
      const appended = await log.append(items);
      await readModels.reached(Math.max(...appended.map(({ pos }) => pos)));
      return { done, refused };
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
    }
  }
}

async function decisionOf(
  device: ListedDevice,
  decide: (device: ListedDevice) => Decision | Promise<Decision>,
): Promise<Decision> {
  const decision = await decide(device);
  if ('refused' in decision || isPossible(placeOfRow(device), decision)) return decision;
  return { refused: impossible(decision.type, device.device_status) };
}
