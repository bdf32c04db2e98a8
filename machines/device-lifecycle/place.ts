import type { SnapshotFrom } from 'xstate';
import { foldOf } from '../fold.ts';
import type { DeviceStatus, LifecycleFact, Unlisted } from './events.ts';
import { lifecycleMachine } from './machine.ts';

/** State of a device in its lifecycle, as in rows and calls. Null: the device is in no list. */
export interface Place {
  status: DeviceStatus;
  unlisted: Unlisted | null;
  opId: string;
}

const fold = foldOf(lifecycleMachine);

/** Tells if the fact is possible in this state. */
export const isPossible = (place: Place | null, fact: LifecycleFact): boolean => snapshotAt(place).can(fact);

/** Returns the state after the fact; an impossible fact changes nothing. */
export const placeAfter = (place: Place | null, fact: LifecycleFact): Place | null =>
  placeOf(fold.step(snapshotAt(place), fact));

const stateOf = {
  Inventory: 'inventory',
  Requested: 'requested',
  Deployed: 'deployed',
  Unregistered: 'unregistered',
} as const;

function snapshotAt(place: Place | null): SnapshotFrom<typeof lifecycleMachine> {
  const value = place ? (place.unlisted ?? stateOf[place.status]) : 'unknown';
  return lifecycleMachine.resolveState({ value, context: { opId: place?.opId ?? '', customerId: '' } });
}

function placeOf({ value, context: { opId } }: SnapshotFrom<typeof lifecycleMachine>): Place | null {
  const at = (status: DeviceStatus, unlisted: Unlisted | null = null): Place => ({ status, unlisted, opId });
  switch (value) {
    case 'inventory':
      return at('Inventory');
    case 'requested':
      return at('Requested');
    case 'deployed':
      return at('Deployed');
    case 'unregistered':
      return at('Unregistered');
    case 'ignored':
    case 'blocked':
      return at('Unregistered', value);
    default:
      return null;
  }
}
