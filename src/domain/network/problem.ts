/** Reasons that a network setting is invalid; console and API have a sentence for each. */
export type NetworkProblem =
  | 'notAnAddress'
  | 'notAMask'
  | 'notAHost'
  | 'outsideNetwork'
  | 'isOwnAddress'
  | 'overlapsOther'
  | 'poolReversed'
  | 'poolHasRouter'
  | 'notIpv6'
  | 'ipv4Only'
  | 'typeNotPossible'
  | 'missing'
  | 'notSupported'
  | 'outOfRange'
  | 'notAMac'
  | 'alreadyThere'
  | 'tooMany'
  | 'macReserved'
  | 'addressReserved'
  | 'tooManyReservations';

/** Texts for programs; the console has translated ones. */
export const networkProblemTexts: Record<NetworkProblem, string> = {
  notAnAddress: 'must be an IPv4 address',
  notAMask: 'must be a subnet mask of 8 to 30 bits',
  notAHost: 'is no address that a host can have',
  outsideNetwork: 'lies outside of the network',
  isOwnAddress: 'is the own address of the device',
  overlapsOther: 'overlaps with the network on the other side of the device',
  poolReversed: 'lies before the first address',
  poolHasRouter: 'the range holds the own address of the device',
  notIpv6: 'must be an IPv6 address',
  ipv4Only: 'is not possible: this device has IPv4 alone',
  typeNotPossible: 'is not possible: this device does not offer it',
  missing: 'is needed',
  notSupported: 'is no setting of this device',
  outOfRange: 'is out of range',
  notAMac: 'must be a MAC address',
  alreadyThere: 'is there already',
  tooMany: 'is one more than there can be',
  macReserved: 'has a reserved address already',
  addressReserved: 'is reserved for another client',
  tooManyReservations: 'is one more than there can be',
};

export interface FieldProblem<Field> {
  field: Field;
  problem: NetworkProblem;
}
