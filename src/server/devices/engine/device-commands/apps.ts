import { appProof } from './app-proof.ts';
import { type DeviceCall, type DeviceCommand, failureOf, numeric, text } from './device-command.ts';

/**
 * Apps by TR-181 software modules (docs/decisions/184). A unit is addressed by keys that never change: its number may
 * be another unit's by the time the command arrives.
 */
const modules = 'Device.SoftwareModules.';
const quoted = (value: string) => `"${value.replaceAll('%', '%25').replaceAll('"', '%22')}"`;

const progress: DeviceCommand['progress'] = {
  eventName: 'AppProgress!',
  read: ({ Progress }) => ({ progress: numeric(Progress) }),
};

/** Reads a command without outputs: its parameters become the result. */
const done: DeviceCommand['read'] = (output, { appName, version, startStop }) =>
  failureOf(output) ?? {
    ok: true,
    result: {
      app_name: text(appName),
      ...(version === undefined ? {} : { app_version: text(version) }),
      ...(startStop === undefined ? {} : { startStop: text(startStop) }),
    },
  };

/** TN-086, TN-087, TN-093, CL-123. */
export const appInstall: DeviceCommand = {
  call: ({ url, uuid }) => ({
    kind: 'operate',
    command: `${modules}InstallDU()`,
    inputArgs: { URL: text(url), ...(uuid ? { UUID: text(uuid) } : {}) },
  }),
  read: done,
  proof: appProof,
  progress,
};

/** TN-091, TN-092, TN-094, CL-259. */
export const appUpdate: DeviceCommand = {
  call: ({ url, unitUuid }) => ({
    kind: 'operate',
    command: `${modules}DeploymentUnit.[UUID==${quoted(text(unitUuid))}].Update()`,
    inputArgs: { URL: text(url) },
  }),
  read: done,
  proof: appProof,
  progress,
};

/** TN-089, TN-090, TN-095, CL-124. */
export const appUninstall: DeviceCommand = {
  call: ({ unitUuid }) => ({
    kind: 'operate',
    command: `${modules}DeploymentUnit.[UUID==${quoted(text(unitUuid))}].Uninstall()`,
    inputArgs: {},
  }),
  read: done,
};

/** TN-098..TN-101, CL-264. TR-181 has one way to stop a unit, so a forced stop is the same command. */
export const appStartStop: DeviceCommand = {
  call: ({ executionId, startStop }): DeviceCall => {
    const unit = `${modules}ExecutionUnit.[EUID==${quoted(text(executionId))}].`;
    if (startStop === 'restart') return { kind: 'operate', command: `${unit}Restart()`, inputArgs: {} };
    const RequestedState = startStop === 'start' ? 'Active' : 'Idle';
    return { kind: 'operate', command: `${unit}SetRequestedState()`, inputArgs: { RequestedState } };
  },
  read: done,
};
