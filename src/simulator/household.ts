import { fleetIdentity, macAddress } from './identity.ts';
import { findModel, type ModelProfile, models } from './models.ts';
import { between, deviceSeed, mix, nameKey, noise, unit } from './random.ts';

/** One access point of a home: a router, or an access point or extender behind it. */
export interface Member {
  seed: number;
  mac: string;
  serial: string;
  manufacturer: string;
  model: ModelProfile;
  /** True for a device of the fleet; others exist only in the reports of these. */
  isReal: boolean;
}

/** The access points of one home, the same for all of them; the first is its router. */
export interface Household {
  members: readonly [Member, ...Member[]];
  /** Index of the device itself. */
  own: number;
}

type Models = readonly [ModelProfile, ...ModelProfile[]];

/** Devices of the fleet that share a home, by index in the list of models: the router, and those behind it. */
const homes: readonly (readonly [number, ...number[]])[] = [
  [8, 10],
  [11, 12, 13],
];
/** Period in which users unplug an extender and plug it in again. */
const awayMs = 15 * 60_000;

function realMember(fleetSeed: number, index: number, among: Models): Member {
  const {
    macAddress: mac,
    serialNumber: serial,
    manufacturer,
    model,
  } = fleetIdentity(fleetSeed, index, among);
  const profile = findModel(model) ?? among[0];
  return { seed: deviceSeed(fleetSeed, index), mac, serial, manufacturer, model: profile, isReal: true };
}

function memberNamed(seed: number, place: number, name: string): Member {
  const own = mix(seed, nameKey('member'), place);
  const model = findModel(name) ?? models[0];
  const serial = `M${mix(seed, place).toString(10).padStart(10, '0')}`;
  const mac = macAddress(model.oui, own);
  return { seed: own, mac, serial, manufacturer: model.manufacturer, model, isReal: false };
}

/** Returns the home of a device of the fleet. Pure: its members compute the same one. */
export function householdOf(fleetSeed: number, index: number, among: Models): Household {
  const first = index - (index % among.length);
  const places = among === models ? homes.find((home) => home.includes(index - first)) : undefined;
  const [router, ...behind] = (places ?? [index - first]).map((place) =>
    realMember(fleetSeed, first + place, among),
  );
  const self = router ?? realMember(fleetSeed, index, among);
  if (self.model.productClass === 'STB') return { members: [self], own: 0 };
  if (self.model.productClass !== 'APROUTER')
    return { members: [memberNamed(self.seed, 2, 'EVO3000GW'), self], own: 1 };
  const more = between(0, 2 - behind.length, unit(self.seed, 'slaves'));
  const members = Array.from({ length: more }, (_, at) =>
    memberNamed(self.seed, 1 + behind.length + at, 'EVO5500EXT_B'),
  );
  return { members: [self, ...behind, ...members], own: Math.max(0, places?.indexOf(index - first) ?? 0) };
}

/** Tells if a member is switched on; devices of the fleet show that by themselves. */
export const isThere = ({ isReal, seed }: Member, now: number): boolean =>
  isReal || noise(seed, 'away', now, awayMs) > 0.25;
