import { describe, expect, test } from 'vitest';
import type { LifecycleFact } from '#machines/device-lifecycle/events.ts';
import { foldDevice } from './fold.ts';
import type { FoldedDevice } from './folded.ts';

const at = '2026-11-26T10:00:00.000Z';
const actors = {
  person: { kind: 'account', id: 'a', name: 'Ada' },
  gateway: { kind: 'server', id: 'gateway', name: 'gateway' },
} as const;

function folded(...facts: (LifecycleFact & { by?: keyof typeof actors })[]): FoldedDevice | null {
  return facts.reduce<FoldedDevice | null>((before, { type, data, by = 'person' }, index) => {
    const event = { streamId: 'device:os::1', type, version: index + 1, recordedAt: at, actor: actors[by] };
    return foldDevice(before, { ...event, data: { ...data } }, new Map());
  }, null);
}

const imported: LifecycleFact = {
  type: 'device.registered',
  data: {
    opId: 'north',
    modelName: 'AR2140',
    prodClass: 'APROUTER',
    deviceStatus: 'Inventory',
    awaited: true,
  },
};
const activated: LifecycleFact = {
  type: 'device.activated',
  data: { customerId: 'C-1', address: '1 Harbour Road', zipCode: '8001', lat: -33.9, lng: 18.4 },
};

describe('life cycle of a device', () => {
  test('deploys an imported device with customer and place after its request and activation (TN-186, TN-187)', () => {
    const asked = folded(imported, { type: 'device.activationRequested', data: { by: 'device' } });
    expect(asked?.device).toMatchObject({
      device_status: 'Requested',
      awaited: false,
      requested_at: new Date(at),
    });
    const deployed = folded(imported, activated);
    expect(deployed?.device).toMatchObject({
      device_status: 'Deployed',
      customer_id: 'C-1',
      zip_code: '8001',
      lat: -33.9,
      update_user: 'Ada',
    });
    expect(deployed?.state.device_status).toBe('Deployed');
    expect(deployed?.device.search).toContain('1 harbour road');
  });

  test('clears customer and place of a retrieved device (TN-190)', () => {
    const retrieved = folded(imported, activated, { type: 'device.retrieved', data: {} });
    expect(retrieved?.device).toMatchObject({
      device_status: 'Inventory',
      customer_id: null,
      address: null,
      zip_code: null,
      lat: null,
      awaited: false,
    });
  });

  test('ignores a fact that its status does not allow', () => {
    const deployed = folded(imported, activated, { type: 'device.removed', data: {} });
    expect(deployed?.device.device_status).toBe('Deployed');
    const moved = folded(imported, activated, {
      type: 'device.allocated',
      data: { opId: 'x', from: 'north' },
    });
    expect(moved?.device.op_id).toBe('north');
  });

  test('removes a device in stock from all lists until it is found again (TN-191, TN-192)', () => {
    const removed = [imported, { type: 'device.removed', data: {} }] as const;
    expect(folded(...removed)).toBeNull();
    const found = folded(...removed, {
      type: 'device.found',
      data: { opId: 'system', modelName: 'Unknown', prodClass: 'APROUTER' },
      by: 'gateway',
    });
    expect(found?.device).toMatchObject({ device_status: 'Unregistered', op_id: 'system' });
  });

  test('shows a device that an old gateway registered as requested as unregistered', () => {
    const adopted = folded({
      type: 'device.registered',
      data: { opId: 'system', modelName: 'Unknown', prodClass: 'AP', deviceStatus: 'Requested' },
      by: 'gateway',
    });
    expect(adopted?.device.device_status).toBe('Unregistered');
  });
});
