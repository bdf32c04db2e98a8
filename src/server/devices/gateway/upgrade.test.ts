import { expect, test } from 'vitest';
import { decideUpgrade } from './upgrade.ts';

const decide = (url: string, protocols = 'v1.usp', extensions = '') =>
  decideUpgrade({ url, protocols, extensions }, '/usp');
const accepted = (endpointId: string, extension = false) => ({ kind: 'accepted', endpointId, extension });

test('accepts a raw, percent-encoded or absent endpoint id', () => {
  expect(decide('/usp?eid=os::0A57B0-1')).toEqual(accepted('os::0A57B0-1'));
  expect(decide('/usp?x=1&eid=os%3A%3A0A57B0-1')).toEqual(accepted('os::0A57B0-1'));
  expect(decide('/usp')).toEqual(accepted(''));
});

test('uses an id that contains percent signs unchanged', () => {
  expect(decide('/usp?eid=os::0A57B0-a%2Fb')).toEqual(accepted('os::0A57B0-a%2Fb'));
});

test('requires the sub-protocol (TR-369 §4.4, R-WS.5)', () => {
  expect(decide('/usp?eid=os::A-1', 'chat')).toMatchObject({ kind: 'refused', status: 400 });
  expect(decide('/usp?eid=os::A-1', '')).toMatchObject({ kind: 'refused', status: 400 });
  expect(decide('/usp?eid=os::A-1', 'other, v1.usp')).toMatchObject({ kind: 'accepted' });
});

test('refuses another path and an invalid endpoint id', () => {
  expect(decide('/other?eid=os::A-1')).toMatchObject({ kind: 'refused', status: 404 });
  expect(decide('/usp?eid=nonsense')).toMatchObject({ kind: 'refused', status: 400 });
  expect(decide('/usp?eid=%E0%A4%A')).toMatchObject({ kind: 'refused', status: 400 });
});

test('refuses an empty name, and two names: the checked endpoint must be the served one', () => {
  const refused = { kind: 'refused', status: 400 };
  expect(decide('/usp?eid=')).toMatchObject(refused);
  expect(decide('/usp?eid=os::A-1&eid=os::A-2')).toMatchObject(refused);
  expect(decide('/usp?eid=os::A-1&eid=')).toMatchObject(refused);
  const header = 'bbf-usp-protocol; eid="os::A-2"';
  expect(decide('/usp?eid=os::A-1', 'v1.usp', header)).toMatchObject(refused);
  expect(decide('/usp?eid=os%3A%3AA-2', 'v1.usp', header)).toEqual(accepted('os::A-2', true));
});

test('also reads the endpoint from the old extension header', () => {
  expect(decide('/usp', 'v1.usp', 'bbf-usp-protocol; eid="os::A-1"')).toEqual(accepted('os::A-1', true));
});
