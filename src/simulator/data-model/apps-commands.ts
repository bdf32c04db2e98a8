import { uspErrors } from '#usp/error-codes.ts';
import type { PackageFile } from '../app-package.ts';
import {
  type AppFile,
  type AppPlatform,
  appFileAt,
  isCatalogued,
  memoryOf,
  uuidOf,
} from './apps-catalogue.ts';
import { fetching, forgetFetched, isOtherSigner, restartCrashing, startFetched } from './apps-fetched.ts';
import { availableDisk, executionUnits, unitOf, units } from './apps-table.ts';
import { badArguments, hostOf, resolveHost } from './commands/arguments.ts';
import { isoTime } from './live-values.ts';
import type {
  AsyncCommand,
  CommandFault,
  CommandResult,
  Context,
  Device,
  Invocation,
  OpenPlan,
  OperationPlan,
} from './schema.ts';

/** Commands of Device.SoftwareModules., with their faults. */

const steps = 8;
const stepMs = 600;
const settleMs = 400;

const fault = ({ code, meaning }: { code: number; meaning: string }, why = meaning) => ({
  errCode: code,
  errMsg: why,
});

/** Reports the end in both ways of the standard: the event with its fault, and the completion of the command. */
function ended(
  device: Device,
  unit: Record<string, string>,
  operation: 'Install' | 'Update' | 'Uninstall',
  call: Call,
  result: CommandResult,
): CommandResult {
  const failed = 'errCode' in result;
  device.emit('Device.SoftwareModules.', 'DUStateChange!', {
    ...unit,
    CurrentState: failed ? 'Failed' : operation === 'Uninstall' ? 'Uninstalled' : 'Installed',
    Resolved: 'true',
    OperationPerformed: operation,
    CommandKey: call.commandKey,
    StartTime: isoTime(call.startedAt),
    CompleteTime: isoTime(device.now()),
    'Fault.FaultCode': failed ? String(result.errCode) : '0',
    'Fault.FaultString': failed ? result.errMsg : '',
  });
  return result;
}

/** Returns the fault for a catalogued file; `replaced`: kilobytes that will be freed. */
function blockReason(device: Context, url: string, file: AppFile | null, replaced: number) {
  if (resolveHost(hostOf(url) ?? '') === null) return fault(uspErrors.fileNotAccessible);
  if (!file || url.includes('damaged')) return fault(uspErrors.fileUnusable);
  if (url.includes('unsigned'))
    return fault(uspErrors.fileUnusable, 'the signature of the file is not valid');
  if (file.disk > availableDisk(device) + replaced) return fault(uspErrors.systemResourcesExceeded);
  return null;
}

/** Plans a transfer; a failing one stops half way. */
function transfer(fails: boolean, finish: OperationPlan['finish']): OperationPlan {
  const count = fails ? steps / 2 : steps;
  return {
    ticks: {
      count,
      everyMs: stepMs,
      event: (sequence) => ({
        objPath: 'Device.X_WAYMARK_Diagnostics.',
        name: 'AppProgress!',
        params: { Sequence: String(sequence), Progress: String((100 * sequence) / steps) },
      }),
    },
    durationMs: count * stepMs + settleMs,
    finish,
  };
}

export const installDu = (platform: AppPlatform): AsyncCommand => ({
  kind: 'async',
  input: ['URL', 'UUID', 'Username', 'Password', 'ExecutionEnvRef'],
  output: [],
  plan: (context, { args, ...call }) => {
    const { URL: url = '', UUID: uuid } = args;
    if (hostOf(url) === null) return badArguments('URL');
    if (!isCatalogued(url)) return fetchInstall(platform, { url, uuid: uuid ?? '' }, call);
    const file = appFileAt(url);
    if (file && file.platform !== platform) return fault(uspErrors.unitMismatch);
    const identity = { UUID: uuid || uuidOf(file?.name ?? url), Version: file?.version ?? '' };
    if (unitOf(context, identity.UUID)) return fault(uspErrors.duplicateUnit);
    return transfer(blockReason(context, url, file, 0) !== null, (device) => {
      const broken = blockReason(device, url, file, 0);
      if (broken || !file)
        return ended(device, identity, 'Install', call, broken ?? fault(uspErrors.fileUnusable));
      addUnit(device, url, identity, file);
      return ended(device, identity, 'Install', call, { outputArgs: {} });
    });
  },
});

type Identity = Record<'UUID' | 'Version', string>;
type Call = Pick<Invocation, 'commandKey' | 'startedAt'>;

/** Adds an installed app, which is stopped; returns the path of its execution unit. */
function addUnit(device: Device, url: string, identity: Identity, file: AppFile): string {
  const at = isoTime(device.now());
  const unit = device.addRow(units, {
    ...identity,
    Name: file.name,
    Vendor: file.vendor,
    URL: url,
    Status: 'Installed',
    Installed: at,
    LastUpdate: at,
    'X_WAYMARK_App.Label': file.label,
    'X_WAYMARK_App.StoreName': file.platform === 'android' ? 'Operator Store' : '',
  });
  const execution = device.addRow(executionUnits, { Name: file.name, Version: file.version });
  for (const [name, value] of Object.entries(unitValues(file, unit))) device.write(execution + name, value);
  device.write(`${unit}ExecutionUnitList`, execution.slice(0, -1));
  device.write(`${unit}DUID`, `du-${at}-${identity.UUID}`);
  return execution;
}

function replaceUnit(device: Device, objPath: string, url: string, version: string): void {
  const execution = `${device.read(`${objPath}ExecutionUnitList`)}.`;
  for (const path of [objPath, execution]) device.write(`${path}Version`, version);
  device.write(`${objPath}URL`, url);
  device.write(`${objPath}LastUpdate`, isoTime(device.now()));
}

/** Returns a fetched file as the catalogue describes its own. */
const described = ({ platform, name, version, size }: PackageFile): AppFile => ({
  platform,
  name,
  version,
  label: /[^./]+$/.exec(name)?.[0] ?? name,
  vendor: '',
  disk: Math.ceil(size / 1024),
  memory: memoryOf(name),
});

function fetchInstall(
  platform: AppPlatform,
  { url, uuid }: { url: string; uuid: string },
  call: Call,
): OpenPlan {
  const unnamed = { UUID: uuid, Version: '' };
  return fetching(url, call, {
    failed: (device, why) => ended(device, unnamed, 'Install', call, why),
    take: (device, file) => {
      const identity = { UUID: uuid || uuidOf(file.name), Version: file.version };
      const refuse = (why: CommandFault) => ended(device, identity, 'Install', call, why);
      if (file.platform !== platform) return refuse(fault(uspErrors.unitMismatch));
      if (unitOf(device, identity.UUID)) return refuse(fault(uspErrors.duplicateUnit));
      const app = described(file);
      if (app.disk > availableDisk(device)) return refuse(fault(uspErrors.systemResourcesExceeded));
      if (file.platform === 'android' && file.signer === null) return refuse(unsigned);
      startFetched(device, addUnit(device, url, identity, app), file);
      return ended(device, identity, 'Install', call, { outputArgs: {} });
    },
  });
}

function fetchUpdate(url: string, objPath: string, call: Call): OpenPlan {
  return fetching(url, call, {
    failed: (device, why) =>
      ended(device, { UUID: device.read(`${objPath}UUID`), Version: '' }, 'Update', call, why),
    take: (device, file) => {
      const identity = { UUID: device.read(`${objPath}UUID`), Version: file.version };
      const refuse = (why: CommandFault) => ended(device, identity, 'Update', call, why);
      const execution = `${device.read(`${objPath}ExecutionUnitList`)}.`;
      if (file.name !== device.read(`${objPath}Name`)) return refuse(fault(uspErrors.unitMismatch));
      const replaced = Number(device.read(`${execution}DiskSpaceInUse`));
      const { disk } = described(file);
      if (disk > availableDisk(device) + replaced) return refuse(fault(uspErrors.systemResourcesExceeded));
      if (isOtherSigner(device, file)) return refuse(otherSigner);
      replaceUnit(device, objPath, url, file.version);
      device.write(`${execution}DiskSpaceInUse`, String(disk));
      startFetched(device, execution, file);
      return ended(device, identity, 'Update', call, { outputArgs: {} });
    },
  });
}

const unsigned = fault(uspErrors.fileUnusable, 'the file has no signature');
const otherSigner = fault(
  uspErrors.fileUnusable,
  'the signatures do not match those of the installed version',
);

const unitValues = (file: AppFile, unit: string): Record<string, string> => ({
  EUID: `eu-${unit.split('.').at(-2)}-${file.name}`,
  Vendor: file.vendor,
  Status: 'Idle',
  DiskSpaceInUse: String(file.disk),
});

export const update: AsyncCommand = {
  kind: 'async',
  input: ['URL', 'Username', 'Password', 'RetainData'],
  output: [],
  plan: (context, { args, objPath, ...call }) => {
    const url = args.URL || context.read(`${objPath}URL`);
    if (hostOf(url) === null) return badArguments('URL');
    if (!isCatalogued(url)) return fetchUpdate(url, objPath, call);
    const file = appFileAt(url);
    const execution = `${context.read(`${objPath}ExecutionUnitList`)}.`;
    const name = context.read(`${objPath}Name`);
    if (file && file.name !== name) return fault(uspErrors.unitMismatch);
    const replaced = Number(context.read(`${execution}DiskSpaceInUse`));
    const identity = { UUID: context.read(`${objPath}UUID`), Version: file?.version ?? '' };
    return transfer(blockReason(context, url, file, replaced) !== null, (device) => {
      const broken = blockReason(device, url, file, replaced);
      if (broken || !file)
        return ended(device, identity, 'Update', call, broken ?? fault(uspErrors.fileUnusable));
      replaceUnit(device, objPath, url, file.version);
      return ended(device, identity, 'Update', call, { outputArgs: {} });
    });
  },
};

export const uninstall: AsyncCommand = {
  kind: 'async',
  input: ['RetainData'],
  output: [],
  plan: (context, { objPath, ...call }) => {
    const identity = { UUID: context.read(`${objPath}UUID`), Version: context.read(`${objPath}Version`) };
    if (context.read(`${objPath}X_WAYMARK_App.StoreName`) === 'Factory Application')
      return fault(uspErrors.requestDenied, 'a factory app cannot be removed');
    return {
      durationMs: 2000,
      finish: (device) => {
        const execution = `${device.read(`${objPath}ExecutionUnitList`)}.`;
        forgetFetched(device, execution, device.read(`${objPath}Name`));
        device.removeRow(execution);
        device.removeRow(objPath);
        return ended(device, identity, 'Uninstall', call, { outputArgs: {} });
      },
    };
  },
};

const becomes = (objPath: string, state: string) => (device: Device) => {
  if (state !== 'Active' || !restartCrashing(device, objPath)) device.write(`${objPath}Status`, state);
  return { outputArgs: {} };
};

export const setRequestedState: AsyncCommand = {
  kind: 'async',
  input: ['RequestedState'],
  output: [],
  plan: (_, { args, objPath }) => {
    const wanted = args.RequestedState;
    if (wanted !== 'Active' && wanted !== 'Idle') return badArguments('RequestedState (Active, Idle)');
    return { durationMs: 1200, finish: becomes(objPath, wanted) };
  },
};

export const restart: AsyncCommand = {
  kind: 'async',
  input: ['Reason'],
  output: [],
  plan: (context, { objPath }) =>
    context.read(`${objPath}Status`) === 'Active'
      ? { durationMs: 2000, finish: becomes(objPath, 'Active') }
      : fault(uspErrors.commandFailure, 'the execution unit does not run'),
};
