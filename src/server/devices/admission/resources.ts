import { sql } from 'kysely';
import { defineResource } from '#server/core/resource/resource.ts';

/** Devices whose connections were refused. */
export const refusedDevices = defineResource('RefusedDevice')({
  table: 'refused_device',
  id: 'refused_id',
  scope: 'op_id',
  fields: {
    refusedId: 'refused_id',
    endpointId: 'endpoint_id',
    address: 'address',
    reason: 'reason',
    detail: 'detail',
    fingerprint: 'fingerprint',
    isKnown: sql<boolean>`exists (select from device where endpoint_id = r.endpoint_id)`,
    state: sql<'refused' | 'admissible' | 'connected'>`case
      when r.admitted_at >= r.last_at then 'connected'
      when exists (select from admission where endpoint_id = r.endpoint_id and state = 'open') then 'admissible'
      else 'refused' end`,
    times: 'times',
    firstTime: 'first_at',
    lastTime: 'last_at',
  },
  search: ['endpoint_id', 'address'],
});

/** Admissions, open and ended. */
export const admissions = defineResource('Admission')({
  table: 'admission',
  id: 'admission_id',
  scope: 'op_id',
  fields: {
    admissionId: 'admission_id',
    endpointId: 'endpoint_id',
    fingerprint: 'fingerprint',
    network: 'network',
    oui: 'oui',
    productClass: 'product_class',
    most: 'most',
    admitted: 'admitted',
    state: 'state',
    version: 'version',
    openedBy: 'opened_by',
    openTime: 'opened_at',
    validUntil: 'valid_until',
    finishTime: 'finished_at',
  },
  search: ['endpoint_id', 'network'],
});
