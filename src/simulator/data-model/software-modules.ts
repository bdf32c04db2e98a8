import { uspErrors } from '#usp/error-codes.ts';
import { badArguments, hostOf } from '../commands/arguments.ts';
import { hashText } from '../random.ts';
import { isoTime, wandering } from './live-values.ts';
import {
  type AsyncCommand,
  type CommandSpec,
  type Definitions,
  type Device,
  oneOf,
  ro,
  rows,
} from './schema.ts';

/** Device.SoftwareModules.: container applications, each a deployment unit with one execution unit of the same number. */

const units = 'Device.SoftwareModules.DeploymentUnit.';
const executions = 'Device.SoftwareModules.ExecutionUnit.';
const installMs = 5000;
const apps = ['Parental Guard', 'IoT Hub'] as const;

const uuidOf = (text: string) => {
  const digits = hashText(text).toString(16).padStart(8, '0');
  return `${digits}-5a7e-5000-8000-${digits}c0de`;
};

function stateChanged(device: Device, unit: string, operation: string, commandKey: string): void {
  device.emit('Device.SoftwareModules.', 'DUStateChange!', {
    UUID: device.read(`${unit}UUID`),
    DeploymentUnitRef: unit.replace(/\.$/, ''),
    Version: device.read(`${unit}Version`),
    CurrentState: operation === 'Uninstall' ? 'UnInstalled' : 'Installed',
    Resolved: 'true',
    OperationPerformed: operation,
    CommandKey: commandKey,
    StartTime: isoTime(device.now() - installMs),
    CompleteTime: isoTime(device.now()),
    'Fault.FaultCode': '0',
    'Fault.FaultString': '',
  });
}

const versionIn = (url: string) =>
  /(\d+\.\d+(?:\.\d+)?)/.exec(url.slice(url.lastIndexOf('/')))?.[1] ?? '1.0.0';
const nameIn = (url: string) => /\/([A-Za-z][\w-]*?)[-_]?[\d.]*(?:\.\w+)?$/.exec(url)?.[1] ?? 'app';

const installDu: AsyncCommand = {
  kind: 'async',
  input: ['URL', 'UUID', 'Username', 'Password', 'ExecutionEnvRef'],
  output: [],
  plan: (_, { args, commandKey }) => {
    const { URL: url = '', UUID: uuid } = args;
    if (hostOf(url) === null) return badArguments('URL');
    return {
      durationMs: installMs,
      finish: (device) => {
        const values = { Name: nameIn(url), Version: versionIn(url) };
        const unit = device.addRow(units, {
          ...values,
          UUID: uuid ?? uuidOf(url),
          URL: url,
          Status: 'Installed',
        });
        device.addRow(executions, { ...values, Status: 'Active' });
        stateChanged(device, unit, 'Install', commandKey);
        return { outputArgs: {} };
      },
    };
  },
};

const update: AsyncCommand = {
  kind: 'async',
  input: ['URL', 'Username', 'Password', 'RetainData'],
  output: [],
  plan: (context, { args, objPath, at, commandKey }) => {
    const url = args.URL ?? context.read(`${objPath}URL`);
    if (hostOf(url) === null) return badArguments('URL');
    return {
      durationMs: installMs,
      finish: (device) => {
        device.write(`${objPath}Version`, versionIn(url));
        device.write(`${executions}${at[0]}.Version`, versionIn(url));
        stateChanged(device, objPath, 'Update', commandKey);
        return { outputArgs: {} };
      },
    };
  },
};

const uninstall: AsyncCommand = {
  kind: 'async',
  input: ['RetainData'],
  output: [],
  plan: (_, { objPath, at, commandKey }) => ({
    durationMs: installMs / 2,
    finish: (device) => {
      stateChanged(device, objPath, 'Uninstall', commandKey);
      device.removeRow(`${executions}${at[0]}.`);
      device.removeRow(objPath);
      return { outputArgs: {} };
    },
  }),
};

const setRequestedState: AsyncCommand = {
  kind: 'async',
  input: ['RequestedState'],
  output: ['ErrorString'],
  plan: (_, { args, objPath }) => {
    const wanted = args.RequestedState;
    if (wanted !== 'Active' && wanted !== 'Idle') return badArguments('RequestedState (Active, Idle)');
    return {
      durationMs: 1200,
      finish: (device) => {
        device.write(`${objPath}Status`, wanted);
        return { outputArgs: {} };
      },
    };
  },
};

const restart: CommandSpec = {
  kind: 'async',
  input: ['Reason'],
  output: [],
  plan: (context, { objPath }) => {
    if (context.read(`${objPath}Status`) !== 'Active') {
      return { errCode: uspErrors.commandFailure.code, errMsg: 'the execution unit does not run' };
    }
    return { durationMs: 2000, finish: () => ({ outputArgs: {} }) };
  },
};

const appName = (row = 1) => apps[row - 1] ?? '';

export const softwareModules: Definitions = {
  'Device.SoftwareModules.': {
    commands: { 'InstallDU()': installDu },
    events: {
      'DUStateChange!': [
        'UUID',
        'DeploymentUnitRef',
        'Version',
        'CurrentState',
        'Resolved',
        'OperationPerformed',
        'CommandKey',
        'StartTime',
        'CompleteTime',
        'Fault.FaultCode',
        'Fault.FaultString',
      ],
    },
  },
  'Device.SoftwareModules.ExecEnv.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Enable: ro('boolean', 'true'),
      Status: ro('string', 'Up'),
      Name: ro('string', 'quantum'),
      Type: ro('string', 'LXC'),
      Version: ro('string', '2.1'),
      AllocatedMemory: ro('int', (c) => String(c.model.memory / 4)),
      AvailableMemory: ro('int', (c) =>
        String(Math.floor((c.model.memory / 400) * wandering(c, 'containers', 35, 70, 60_000))),
      ),
    },
  },
  'Device.SoftwareModules.DeploymentUnit.{i}.': {
    table: rows(2, ['UUID']),
    params: {
      UUID: ro('string', (_, [row]) => uuidOf(appName(row))),
      DUID: ro('string', (_, [row]) => `du-${row}`),
      Name: ro('string', (_, [row]) => appName(row)),
      Status: ro('string', 'Installed'),
      URL: ro('string', (_, [row]) => `https://apps.example.com/${appName(row).replace(' ', '-')}-1.4.0.tar`),
      Vendor: ro('string', 'Evolane'),
      Version: ro('string', '1.4.0'),
      ExecutionUnitList: ro('string', (_, [row]) => `${executions}${row}`),
      ExecutionEnvRef: ro('string', 'Device.SoftwareModules.ExecEnv.1'),
    },
    commands: { 'Update()': update, 'Uninstall()': uninstall },
  },
  'Device.SoftwareModules.ExecutionUnit.{i}.': {
    table: rows(2, ['EUID']),
    params: {
      EUID: ro('string', (_, [row]) => `eu-${row}`),
      Name: ro('string', (_, [row]) => appName(row)),
      Status: { ...ro('string', 'Active'), accepts: oneOf('Idle', 'Starting', 'Active', 'Stopping') },
      ExecutionFaultCode: ro('string', 'NoFault'),
      Vendor: ro('string', 'Evolane'),
      Version: ro('string', '1.4.0'),
      DiskSpaceInUse: ro('int', (_, [row]) => String(8000 + 3000 * (row ?? 1))),
      MemoryInUse: ro('int', (c, [row]) => String(wandering(c, 'appMemory', 6000, 24_000, 60_000, row ?? 1))),
      ExecutionEnvRef: ro('string', 'Device.SoftwareModules.ExecEnv.1'),
    },
    commands: { 'SetRequestedState()': setRequestedState, 'Restart()': restart },
  },
};
