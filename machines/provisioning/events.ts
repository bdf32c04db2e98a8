import type { Redactable } from '../json.ts';

/** What every set-top box of an organisation gets, one of each kind. */
export type ProvisioningKind = 'bootAd' | 'landingChannel' | 'metadata';

/** The chosen item as its file was then. */
export interface ProvisionedItem {
  itemId: string;
  name: string;
  version: string;
  sha256: string;
  /** Bytes. */
  size: number;
  /** Of the upload; null: the file is made of the item. */
  fileName: string | null;
  /** When a metadata set was made, ISO 8601; null: another kind. */
  madeAt: string | null;
}

export interface ProvisioningChange {
  opId: string;
  kind: ProvisioningKind;
  /** Names this choice; the next one has another. */
  serviceTaskId: string;
  item: ProvisionedItem;
  /** A change while it is stopped is stored and not sent. Absent from older facts: those started it. */
  keepStopped?: true;
}

/** The facts of one kind of an organisation, a stream, `provisioning:<opId>.<kind>`. */
export type ProvisioningFact =
  | { type: 'provisioning.changed'; data: ProvisioningChange }
  | { type: 'provisioning.stopped'; data: { serviceTaskId: string } }
  | { type: 'provisioning.started'; data: { serviceTaskId: string } };

export const provisioningRedactable = {} satisfies Redactable<ProvisioningFact>;

const item: ProvisionedItem = {
  ...{ itemId: 'ad-1', name: 'Winter', version: '1.0', sha256: 'a'.repeat(64), size: 4_096 },
  ...{ fileName: 'winter.mp4', madeAt: null },
};

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const provisioningSamples: ProvisioningFact[] = [
  {
    type: 'provisioning.changed',
    data: { opId: 'northwind', kind: 'bootAd', serviceTaskId: 'first', item },
  },
  {
    type: 'provisioning.changed',
    data: {
      ...{ opId: 'northwind', kind: 'bootAd', serviceTaskId: 'second' },
      item: { ...item, itemId: 'ad-2', name: 'Spring', sha256: 'b'.repeat(64) },
    },
  },
  {
    type: 'provisioning.changed',
    data: {
      opId: 'northwind',
      kind: 'bootAd',
      serviceTaskId: 'second',
      item: { ...item, itemId: 'ad-2', name: 'Spring', sha256: 'b'.repeat(64) },
      keepStopped: true,
    },
  },
  { type: 'provisioning.stopped', data: { serviceTaskId: 'first' } },
  // Of a choice that was replaced, or is not known.
  { type: 'provisioning.stopped', data: { serviceTaskId: 'second' } },
  { type: 'provisioning.started', data: { serviceTaskId: 'first' } },
  { type: 'provisioning.started', data: { serviceTaskId: 'second' } },
];
