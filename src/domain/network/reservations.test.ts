import { expect, test } from 'vitest';
import { mostReservations, reservationProblems } from './reservations.ts';

const lan = { ip: '192.168.0.1', mask: '255.255.255.0' };
const rows = [{ idx: 4, enable: true, mac_address: '02:00:5e:00:00:01', ip: '192.168.0.44' }];
const wanted = { mac_address: '02:00:5E:00:00:07', ip: '192.168.0.45' };
const first = (change: Partial<typeof wanted>, idx: number | null = null) =>
  reservationProblems(rows, lan, { ...wanted, ...change }, idx).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

test.each([
  [{}, []],
  [{ mac_address: 'lamp' }, ['mac_address notAMac']],
  [{ mac_address: '02005E000001' }, ['mac_address macReserved']],
  [{ ip: '192.168.0' }, ['ip notAnAddress']],
  [{ ip: '192.168.1.45' }, ['ip outsideNetwork']],
  [{ ip: '192.168.0.255' }, ['ip outsideNetwork']],
  [{ ip: '192.168.0.1' }, ['ip isOwnAddress']],
  [{ ip: '192.168.0.44' }, ['ip addressReserved']],
])('given a reservation with %j, then each field says why it cannot be (RU-092)', (change, problems) => {
  expect(first(change)).toEqual(problems);
});

test('given a change, then the row may keep its address', () => {
  expect(first({ mac_address: '02:00:5E:00:00:01' }, 4)).toEqual([]);
  expect(first({ ip: '192.168.0.44' }, 4)).toEqual([]);
});

test('given the maximum, then no reservation can be added, but one can be changed', () => {
  const full = Array.from({ length: mostReservations }, (_, at) => ({
    idx: at + 1,
    enable: true,
    mac_address: `02:00:5E:00:01:${at.toString(16).padStart(2, '0')}`,
    ip: `192.168.0.${100 + at}`,
  }));
  expect(reservationProblems(full, lan, wanted)).toEqual([
    { field: 'mac_address', problem: 'tooManyReservations' },
  ]);
  expect(reservationProblems(full, lan, wanted, 1)).toEqual([]);
});
