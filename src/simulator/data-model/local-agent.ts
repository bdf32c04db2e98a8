import { uspErrors } from '#usp/error-codes.ts';
import { type Definitions, oneOf, ro, rows, rw, writableRows } from './schema.ts';

/** Device.LocalAgent (TR-181 2.17): controllers, subscriptions, running requests. */
export const localAgent: Definitions = {
  'Device.LocalAgent.': {
    params: {
      EndpointID: ro('string', (c) => c.identity.endpointId),
      SoftwareVersion: ro('string', '1.3.0'),
      UpTime: ro('unsignedInt', (c) => String(Math.max(0, Math.floor((c.now() - c.bootedAt()) / 1000)))),
      SupportedProtocols: ro('string', 'WebSocket'),
    },
    events: { 'Periodic!': [] },
  },
  'Device.LocalAgent.Controller.{i}.': {
    table: rows(1, ['EndpointID']),
    params: {
      Alias: ro('string', 'cpe-1'),
      EndpointID: ro('string', (c) => c.controllerId),
      Enable: rw('boolean', 'true'),
      // A day, so that a large fleet stays quiet unless a controller requests more.
      PeriodicNotifInterval: rw('unsignedInt', '86400', (value) => Number(value) > 0),
      ProvisioningCode: rw('string', ''),
    },
    commands: {
      'SendOnBoardRequest()': {
        kind: 'sync',
        input: [],
        output: [],
        run: (device) => {
          device.sendOnBoardRequest();
          return { outputArgs: {} };
        },
      },
    },
  },
  'Device.LocalAgent.Subscription.{i}.': {
    // With factory settings a device reports only its boots; a controller has to subscribe to anything else.
    table: writableRows(1, ['ID', 'Recipient'], ['Alias']),
    params: {
      Alias: rw('string', (_, [row]) => `cpe-${row}`),
      Enable: rw('boolean', (_, [row]) => String(row === 1)),
      ID: rw('string', (_, [row]) => (row === 1 ? 'factory-boot' : '')),
      NotifType: rw(
        'string',
        'Event',
        oneOf('ValueChange', 'ObjectCreation', 'ObjectDeletion', 'OperationComplete', 'Event'),
      ),
      ReferenceList: rw('string', (_, [row]) => (row === 1 ? 'Device.Boot!' : '')),
      Persistent: rw('boolean', (_, [row]) => String(row === 1)),
      NotifRetry: rw('boolean', (_, [row]) => String(row === 1)),
      TimeToLive: rw('unsignedInt', '0'),
      Recipient: ro('string', 'Device.LocalAgent.Controller.1'),
    },
  },
  'Device.LocalAgent.Request.{i}.': {
    table: {
      instances: (c) => c.requests().map(({ instance }) => instance),
      keys: [['Command', 'CommandKey']],
      writable: false,
    },
    params: {
      Originator: ro('string', (c) => c.controllerId),
      Command: ro('string', (c, [row]) => c.requests().find((one) => one.instance === row)?.command ?? ''),
      CommandKey: ro(
        'string',
        (c, [row]) => c.requests().find((one) => one.instance === row)?.commandKey ?? '',
      ),
      Status: ro('string', (c, [row]) => c.requests().find((one) => one.instance === row)?.status ?? ''),
    },
    commands: {
      'Cancel()': {
        kind: 'sync',
        input: [],
        output: [],
        run: (device, { at }) => {
          if (device.cancel(at[0] ?? 0)) return { outputArgs: {} };
          const { code, meaning } = uspErrors.commandFailure;
          return { errCode: code, errMsg: meaning };
        },
      },
    },
  },
};
