import type { ModelProfile } from '../models.ts';
import { type AppPlatform, appFileUrl, factoryApps, memoryOf, uuidOf } from './apps-catalogue.ts';
import { installDu, restart, setRequestedState, uninstall, update } from './apps-commands.ts';
import { crashState } from './apps-fetched.ts';
import { availableDisk, availableMemory, environment, executionUnits, units } from './apps-table.ts';
import { type AppUse, usageOf } from './apps-usage.ts';
import { fixed, isoTime, wandering } from './live-values.ts';
import { type At, type Context, type Definitions, oneOf, ro, rows } from './schema.ts';

/**
 * Device.SoftwareModules. of TR-181: apps, each a deployment unit with one execution unit. On set-top boxes they are
 * Android apps, elsewhere containers; docs/usp-extension.md defines what TR-181 lacks.
 */
export function softwareModules(model: ModelProfile): Definitions {
  const platform: AppPlatform = model.productClass === 'STB' ? 'android' : 'quantum';
  const apps = factoryApps[platform];
  const app = ([row = 1]: At) => apps[row - 1] ?? apps[0];
  const unitPath = ([row]: At) => `${units}${row}.`;
  const executionPath = ([row]: At) => `${executionUnits}${row}.`;
  /** Installation time in milliseconds since 1970. */
  const installed = (c: Context, at: At) =>
    Date.UTC(2026, 0, 5) + fixed(c, 'appInstalled', 0, 200, ...at) * 86_400_000;
  const usage = (c: Context, at: At) => {
    const unit = unitPath(at);
    const disk = Number(c.read(`${c.read(`${unit}ExecutionUnitList`)}.DiskSpaceInUse`));
    return usageOf(c, c.read(`${unit}Name`), disk, Date.parse(c.read(`${unit}Installed`)));
  };
  const listed = (of: keyof AppUse) => ro('string', (c, at) => usage(c, at)[of].join(','));
  const isActive = (c: Context, [row]: At) => c.read(`${executionUnits}${row}.Status`) === 'Active';
  return {
    'Device.SoftwareModules.': {
      commands: { 'InstallDU()': installDu(platform) },
      events: {
        'DUStateChange!': [
          'UUID',
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
        Name: ro('string', platform),
        Type: ro('string', platform === 'android' ? 'X_WAYMARK_Android' : 'LXC'),
        Version: ro('string', platform === 'android' ? '12' : '2.1'),
        AllocatedMemory: ro('int', String(model.memory / 2)),
        AvailableMemory: ro('int', (c) => String(availableMemory(c))),
        AllocatedDiskSpace: ro('int', String(model.storage / 2)),
        AvailableDiskSpace: ro('int', (c) => String(availableDisk(c))),
      },
    },
    'Device.SoftwareModules.DeploymentUnit.{i}.': {
      table: rows(apps.length, ['UUID'], ['DUID']),
      params: {
        UUID: ro('string', (_, at) => uuidOf(app(at)?.name ?? '')),
        DUID: ro('string', (_, [row]) => `du-${row}`),
        Name: ro('string', (_, at) => app(at)?.name ?? ''),
        Status: ro('string', 'Installed'),
        URL: ro('string', (_, at) => appFileUrl(platform, app(at)?.name ?? '', app(at)?.version ?? '')),
        Vendor: ro('string', (_, at) => app(at)?.vendor ?? ''),
        Version: ro('string', (_, at) => app(at)?.version ?? ''),
        Installed: ro('dateTime', (c, at) => isoTime(installed(c, at))),
        LastUpdate: ro('dateTime', (c, at) => isoTime(installed(c, at))),
        ExecutionUnitList: ro('string', (_, [row]) => `${executionUnits}${row}`),
        ExecutionEnvRef: ro('string', environment.slice(0, -1)),
      },
      commands: { 'Update()': update, 'Uninstall()': uninstall },
    },
    'Device.SoftwareModules.DeploymentUnit.{i}.X_WAYMARK_App.': {
      params: {
        Label: ro('string', (_, at) => app(at)?.label ?? ''),
        StoreName: ro('string', (_, at) => app(at)?.store ?? ''),
        ...(platform === 'android' && {
          UsageEndTimes: listed('endTimes'),
          UsageTimes: listed('seconds'),
          UsageInternet: listed('internet'),
          UsageStorage: listed('storage'),
        }),
      },
    },
    'Device.SoftwareModules.ExecutionUnit.{i}.': {
      table: rows(apps.length, ['EUID']),
      params: {
        EUID: ro('string', (_, [row]) => `eu-${row}`),
        Name: ro('string', (_, at) => app(at)?.name ?? ''),
        Status: {
          ...ro('string', (c, at) => crashState(c, executionPath(at)) ?? (app(at)?.runs ? 'Active' : 'Idle')),
          accepts: oneOf('Idle', 'Starting', 'Active', 'Stopping'),
        },
        ExecutionFaultCode: ro('string', (c, at) =>
          crashState(c, executionPath(at)) === 'Idle' ? 'FailureWhileActive' : 'NoFault',
        ),
        Vendor: ro('string', (_, at) => app(at)?.vendor ?? ''),
        Version: ro('string', (_, at) => app(at)?.version ?? ''),
        DiskSpaceInUse: ro('int', (_, at) => String(app(at)?.disk ?? 0)),
        MemoryInUse: ro('int', (c, at) => {
          if (!isActive(c, at)) return '0';
          const most = memoryOf(c.read(`${executionUnits}${at[0]}.Name`));
          return String(wandering(c, 'appMemory', Math.floor(most / 2), most, 60_000, ...at));
        }),
        X_WAYMARK_CPUUsage: ro('unsignedInt', (c, at) =>
          isActive(c, at) ? String(wandering(c, 'appCpu', 1, 14, 20_000, ...at)) : '0',
        ),
        ExecutionEnvRef: ro('string', environment.slice(0, -1)),
      },
      commands: { 'SetRequestedState()': setRequestedState, 'Restart()': restart },
    },
  };
}
