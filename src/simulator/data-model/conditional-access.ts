import { fixed } from './live-values.ts';
import { type Context, type Definitions, ro, rows } from './schema.ts';

/** Conditional access of a set-top box (TR-135), with its smart card (TR-181). */
const reader = 'Device.SmartCardReaders.SmartCardReader.';

/** Returns the state of the smart card: every sixth box waits for its card, or for the operator. */
const cardOf = (c: Context) => {
  const state = fixed(c, 'smartCard', 0, 11);
  if (state === 0) return 'None';
  return state === 1 ? 'Error' : 'Running';
};

export const conditionalAccess: Definitions = {
  'Device.Services.STBService.{i}.Components.CA.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Enable: ro('boolean', 'true'),
      Status: ro('string', (c) => (cardOf(c) === 'Error' ? 'Error' : 'Enabled')),
      Name: ro('string', 'ca0'),
      SmartCardReader: ro('string', `${reader}1`),
    },
  },
  'Device.SmartCardReaders.SmartCardReader.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Enable: ro('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'reader0'),
    },
  },
  'Device.SmartCardReaders.SmartCardReader.{i}.SmartCard.': {
    params: {
      Status: ro('string', cardOf),
      Type: ro('string', (c) => (cardOf(c) === 'None' ? '' : 'CA')),
    },
  },
};
