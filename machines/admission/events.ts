import type { Redactable } from '../json.ts';

/** One device by its id. With a fingerprint, only with that certificate (SHA-256 in hex). */
export interface AdmittedDevice {
  by: 'device';
  endpointId: string;
  fingerprint: string | null;
}

/** Devices of a network (CIDR), if set only those of a manufacturer (six hex digits) and a product class. */
export interface AdmittedNetwork {
  by: 'network';
  network: string;
  oui: string | null;
  productClass: string | null;
}

export interface AdmissionOrder {
  /** Organisation of unregistered devices. */
  opId: string;
  devices: AdmittedDevice | AdmittedNetwork;
  /** Maximum number of devices. */
  most: number;
  validMs: number;
}

/** The facts of one admission, stream `admission:<id>`. */
export type AdmissionFact =
  | { type: 'admission.opened'; data: AdmissionOrder }
  /** A device that is not registered connected. `fingerprint`: that of its certificate, as above. */
  | { type: 'device.admitted'; data: { endpointId: string; address: string; fingerprint: string | null } }
  | { type: 'admission.closed'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'validity' } };

/** An address may be a customer's. */
export const admissionRedactable = {
  'admission.opened': ['devices'],
  'device.admitted': ['address'],
} satisfies Redactable<AdmissionFact>;

const admitted = (endpointId: string): AdmissionFact => ({
  type: 'device.admitted',
  data: { endpointId, address: '192.0.2.17', fingerprint: null },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const admissionSamples: AdmissionFact[] = [
  {
    type: 'admission.opened',
    data: {
      opId: 'northwind',
      devices: { by: 'network', network: '192.0.2.0/24', oui: '00D09E', productClass: null },
      most: 2,
      validMs: 3_600_000,
    },
  },
  {
    type: 'admission.opened',
    data: {
      opId: 'northwind',
      devices: { by: 'device', endpointId: 'os::00D09E-000001', fingerprint: 'ab12' },
      most: 1,
      validMs: 86_400_000,
    },
  },
  admitted('os::00D09E-000001'),
  admitted('os::00D09E-000002'),
  { type: 'admission.closed', data: {} },
  { type: 'deadline.passed', data: { name: 'validity' } },
];
