import { expect, test } from 'vitest';
import { clientsOnBand } from './band-clients.ts';

const client = (
  frequency_band: string | null,
  signal_strength: number | null,
  active: boolean | null = true,
) => ({
  frequency_band,
  signal_strength,
  active,
});

test('counts the clients of a band, and finds the weakest that has a signal', () => {
  const stations = [client('5GHz', -48), client('5GHz', -71), client('5GHz', null), client('2.4GHz', -80)];
  expect(clientsOnBand({ stations, count: 4 }, '5GHz')).toEqual({ count: 3, weakest: -71 });
});

test('says none only of a complete list', () => {
  const none = { count: 0, weakest: null };
  expect(clientsOnBand({ stations: [], count: 0 }, '6GHz')).toEqual(none);
  expect(clientsOnBand({ stations: [client('5GHz', -50)], count: 1 }, '6GHz')).toEqual(none);
  expect(clientsOnBand({ stations: [client('6GHz', -50, false)], count: 1 }, '6GHz')).toEqual(none);
});

test('leaves a band unknown if the list is missing, short, or without bands', () => {
  const unknown = { count: null, weakest: null };
  expect(clientsOnBand({ stations: [], count: null }, '6GHz')).toEqual(unknown);
  expect(clientsOnBand({ stations: [client('5GHz', -50)], count: 2 }, '6GHz')).toEqual(unknown);
  expect(clientsOnBand({ stations: [client(null, -50)], count: 1 }, '6GHz')).toEqual(unknown);
  expect(clientsOnBand({ stations: [client(null, -50)], count: 1 }, null)).toEqual(unknown);
});
