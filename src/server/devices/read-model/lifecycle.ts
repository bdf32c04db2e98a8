import type { Activation, LifecycleFact } from '#machines/device-lifecycle/events.ts';
import { type Place, placeAfter } from '#machines/device-lifecycle/place.ts';
import type { Row } from '#server/core/database/database.ts';
import type { FoldedDevice } from './folded.ts';
import { clearedOnMove, stateClearedOnMove } from './on-move.ts';

export const placeOfRow = ({
  op_id: opId,
  device_status: status,
  unlisted,
}: Pick<Row<'device'>, 'op_id' | 'device_status' | 'unlisted'>): Place => ({ opId, status, unlisted });

/** Applies a life cycle fact other than a registration to a device; null: it is in no list any more. */
export function afterLifecycle(
  { device, state }: FoldedDevice,
  fact: Exclude<LifecycleFact, { type: 'device.registered' | 'device.found' }>,
  { at, by }: { at: Date; by: string | null },
): FoldedDevice | null {
  const place = placeAfter(placeOfRow(device), fact);
  if (!place) return null;
  const { opId: op_id, status: device_status, unlisted } = place;
  const isMoved = op_id !== device.op_id;
  return {
    device: {
      ...device,
      ...changedBy(fact, at),
      ...(isMoved && { ...clearedOnMove(device), owner_since: at }),
      op_id,
      device_status,
      unlisted,
      modified_at: at,
      update_user: by ?? device.update_user,
      ...activationOf(device_status, device, at),
    },
    state: { ...state, ...(isMoved && stateClearedOnMove(state)), op_id, device_status },
  };
}

/** Computes the activation time; a device that comes back from stock starts again. The read model adds the day. */
export function activationOf(
  status: string,
  before: Pick<Row<'device'>, 'activated_at' | 'activated_day'> | undefined,
  at: Date,
): Pick<Row<'device'>, 'activated_at' | 'activated_day'> {
  if (status !== 'Deployed') return { activated_at: null, activated_day: null };
  if (before?.activated_at) return { activated_at: before.activated_at, activated_day: before.activated_day };
  return { activated_at: at, activated_day: null };
}

function changedBy(fact: LifecycleFact, at: Date): Partial<Row<'device'>> {
  switch (fact.type) {
    case 'device.activationRequested':
      return { awaited: false, requested_at: at };
    case 'device.activated':
      return { awaited: false, ...placed(fact.data) };
    case 'device.rejected':
      return { awaited: false };
    case 'device.retrieved':
      return { awaited: false, retailer: null, ...placed(null), customer_id: null };
    case 'device.customerChanged':
      return { customer_id: fact.data.customerId || null, retailer: fact.data.retailer || null };
    default:
      return {};
  }
}

function placed(activation: Activation | null): Partial<Row<'device'>> {
  return {
    ...(activation && { customer_id: activation.customerId }),
    ...(activation?.retailer !== undefined && { retailer: activation.retailer || null }),
    address: activation?.address ?? null,
    zip_code: activation?.zipCode ?? null,
    city: activation?.city ?? null,
    province: activation?.province ?? null,
    lat: activation?.lat ?? null,
    lng: activation?.lng ?? null,
  };
}
