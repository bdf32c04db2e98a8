import { uspErrors } from '#usp/error-codes.ts';
import { type PackageFile, readAppPackage } from '../app-package.ts';
import { DownloadFailure, downloadFile } from '../file-download.ts';
import type { CommandFault, CommandResult, Context, Device, OpenPlan } from './schema.ts';

/** Milliseconds from the start of a crashing app to its end. */
const crashMs = 20_000;

/** Certificate of each installed package, by device: an update must be signed by the same. */
const signers = new WeakMap<Context, Map<string, string>>();
/** Last start of each crashing execution unit, by device. */
const crashing = new WeakMap<Context, Map<string, number>>();

const memoryOf = <T>(memory: WeakMap<Context, Map<string, T>>, of: Context): Map<string, T> => {
  const known = memory.get(of) ?? new Map<string, T>();
  memory.set(of, known);
  return known;
};

/** Tells if another key signed the installed version, so that the platform refuses the update. */
export function isOtherSigner(device: Context, { platform, name, signer }: PackageFile): boolean {
  const before = memoryOf(signers, device).get(name);
  return platform === 'android' && before !== undefined && before !== signer;
}

/** Starts a fetched app, as boxes do with an operator's apps; a crashing one ends after a while. */
export function startFetched(device: Device, execution: string, file: PackageFile): void {
  if (file.signer !== null) memoryOf(signers, device).set(file.name, file.signer);
  const starts = memoryOf(crashing, device);
  if (file.crashes) {
    starts.set(execution, device.now());
    device.forget(`${execution}Status`);
  } else {
    starts.delete(execution);
    device.write(`${execution}Status`, 'Active');
  }
}

/** Removes what is known of an app that is no longer installed. */
export function forgetFetched(device: Device, execution: string, name: string): void {
  memoryOf(signers, device).delete(name);
  memoryOf(crashing, device).delete(execution);
}

/** Starts a crashing app again; false: it is none, and the state is written. */
export function restartCrashing(device: Device, execution: string): boolean {
  const starts = crashing.get(device);
  if (!starts?.has(execution)) return false;
  starts.set(execution, device.now());
  device.forget(`${execution}Status`);
  return true;
}

/** Returns the state of an execution unit whose app crashes; null: its app does not. */
export function crashState(device: Context, execution: string): 'Active' | 'Idle' | null {
  const started = crashing.get(device)?.get(execution);
  if (started === undefined) return null;
  return device.now() - started < crashMs ? 'Active' : 'Idle';
}

interface Outcomes {
  /** Installs the file. */
  take(device: Device, file: PackageFile): CommandResult;
  failed(device: Device, why: CommandFault): CommandResult;
}

/** Plans a transfer by HTTP, with its progress. */
export const fetching = (
  url: string,
  { commandKey }: { commandKey: string },
  { take, failed }: Outcomes,
): OpenPlan => ({
  begin: (device, end) => {
    const stopped = new AbortController();
    let sequence = 0;
    const progress = (share: number) => {
      sequence += 1;
      device.emit('Device.X_WAYMARK_Diagnostics.', 'AppProgress!', {
        CommandKey: commandKey,
        Sequence: String(sequence),
        Progress: String(Math.round(100 * share)),
      });
    };
    downloadFile(url, stopped.signal, progress)
      .then((bytes) => readAppPackage(bytes) ?? unusable)
      .catch((error: unknown) => ({
        errCode: uspErrors.fileNotAccessible.code,
        errMsg: error instanceof DownloadFailure ? error.message : uspErrors.fileNotAccessible.meaning,
      }))
      .then((file) => {
        if (stopped.signal.aborted) return;
        end('errCode' in file ? failed(device, file) : take(device, file));
      });
    return () => stopped.abort();
  },
});

const unusable = { errCode: uspErrors.fileUnusable.code, errMsg: uspErrors.fileUnusable.meaning };
