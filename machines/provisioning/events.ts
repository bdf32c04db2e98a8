import type { Redactable } from '../json.ts';

/** Kinds of content that all set-top boxes of an organisation get, one item of each. */
export type ProvisioningKind = 'bootAd' | 'landingChannel' | 'metadata';

/** The chosen item, with its file at that time. */
export interface ProvisionedItem {
  itemId: string;
  name: string;
  version: string;
  sha256: string;
  /** Size of the file in bytes. */
  size: number;
  /** Name of the uploaded file; null: the file is generated from the item. */
  fileName: string | null;
  /** Build time of a metadata set, ISO 8601; null: another kind. */
  madeAt: string | null;
}

export interface ProvisioningChange {
  opId: string;
  kind: ProvisioningKind;
  /** Id of this choice; the next choice has another. */
  serviceTaskId: string;
  item: ProvisionedItem;
  /** A change while provisioning is stopped is stored and not sent. Absent in older facts, which started it. */
  keepStopped?: true;
}

/** The facts of one kind of content of an organisation, stream `provisioning:<opId>.<kind>`. */
export type ProvisioningFact =
  | { type: 'provisioning.changed'; data: ProvisioningChange }
  | { type: 'provisioning.stopped'; data: { serviceTaskId: string } }
  | { type: 'provisioning.started'; data: { serviceTaskId: string } };

export const provisioningRedactable = {} satisfies Redactable<ProvisioningFact>;

const item: ProvisionedItem = {
  itemId: 'ad-1',
  name: 'Winter',
  version: '1.0',
  sha256: 'a'.repeat(64),
  size: 4_096,
  fileName: 'winter.mp4',
  madeAt: null,
};

/** At least one sample of each fact, for the path generators and the property tests. */
export const provisioningSamples: ProvisioningFact[] = [
  {
    type: 'provisioning.changed',
    data: { opId: 'northwind', kind: 'bootAd', serviceTaskId: 'first', item },
  },
  {
    type: 'provisioning.changed',
    data: {
      opId: 'northwind',
      kind: 'bootAd',
      serviceTaskId: 'second',
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
  // The machine ignores stops and starts of a choice that was replaced or is unknown.
  { type: 'provisioning.stopped', data: { serviceTaskId: 'second' } },
  { type: 'provisioning.started', data: { serviceTaskId: 'first' } },
  { type: 'provisioning.started', data: { serviceTaskId: 'second' } },
];
