import { admissionMachine, admissionMachineVersion } from '#machines/admission/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type AdmissionMachine = typeof admissionMachine;

/** Stream of an admission: connects the machine in machines/admission to the server. */
export const admissionStream = defineStream<AdmissionMachine, Row<'admission'>>({
  kind: 'admission',
  machine: admissionMachine,
  version: admissionMachineVersion,
  list: {
    table: {
      name: 'admission',
      key: 'admission_id',
      changing: [
        'admitted',
        'state',
        'terminal',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'admission'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { opId, devices, most, validMs, admitted } = after.context;
      const openedAt = before?.opened_at ?? recordedAt;
      const terminal = after.hasTag('terminal');
      return {
        admission_id: id,
        op_id: opId,
        endpoint_id: devices.by === 'device' ? devices.endpointId : null,
        fingerprint: devices.by === 'device' ? devices.fingerprint : null,
        network: devices.by === 'network' ? devices.network : null,
        oui: devices.by === 'network' ? devices.oui : null,
        product_class: devices.by === 'network' ? devices.productClass : null,
        most,
        admitted: admitted.length,
        state: String(after.value),
        terminal,
        opened_by: before?.opened_by ?? actor.name,
        opened_at: openedAt,
        valid_until: new Date(openedAt.getTime() + validMs),
        version,
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  live: streamMessage,
  audience: ({ context: { opId } }) => ({ opId, permission: '/devices/refused' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
