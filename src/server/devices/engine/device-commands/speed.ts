import { microsecondsBetween } from '#domain/measurement.ts';
import { count, type DeviceCommand, failureOf, text, unusable, withFound } from './device-command.ts';

/** Device.IP.Diagnostics.{Download,Upload}Diagnostics() (TR-181, TR-143). Requirements: TN-031..TN-044, CL-108, CL-109. */
export const downloadSpeed: DeviceCommand = {
  call: ({ host, filesize }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.DownloadDiagnostics()',
    inputArgs: { DownloadURL: ofSize(urlOf(text(host)), text(filesize)) },
  }),
  read: (output, { host }) => {
    const speed = rate(output, 'TestBytesReceived');
    const failure = failureOf(output);
    const result = { ...common(output, text(host)), download_speed: speed };
    if (failure) return withFound(failure, found(result));
    return speed === null ? unmeasured(output, 'TestBytesReceived') : { ok: true, result };
  },
};

export const uploadSpeed: DeviceCommand = {
  call: ({ host, filesize }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.UploadDiagnostics()',
    inputArgs: { UploadURL: urlOf(text(host)), TestFileLength: text(filesize, '10485760') },
  }),
  read: (output, { host }) => {
    const speed = rate(output, 'TestBytesSent');
    const failure = failureOf(output);
    const result = { ...common(output, text(host)), upload_speed: speed };
    if (failure) return withFound(failure, found(result));
    return speed === null ? unmeasured(output, 'TestBytesSent') : { ok: true, result };
  },
};

/** Completes a bare host name to an HTTP address. */
function urlOf(host: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(host) ? host : `http://${host}/`;
}

/**
 * Adds the size to a test URL. The command has no input for it: the file at the URL has its own length, but test
 * servers send as much as their query requests (docs/decisions/142).
 */
function ofSize(url: string, bytes: string): string {
  if (bytes === '' || /[?&]bytes=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}bytes=${bytes}`;
}

function common(output: Record<string, string>, host: string) {
  return {
    host,
    latency: elapsedMs(output.TCPOpenRequestTime, output.TCPOpenResponseTime),
    client: { ip: output.IPAddressUsed ?? '', isp: output.X_WAYMARK_ISP ?? '' },
    test_bytes: count(output.TestBytesReceived ?? output.TestBytesSent),
    duration: elapsedMs(output.BOMTime, output.EOMTime),
    state: output.Status ?? 'Complete',
  };
}

type BytesName = 'TestBytesReceived' | 'TestBytesSent';

const unmeasured = (output: Record<string, string>, bytes: BytesName) =>
  unusable(output, bytes, 'BOMTime', 'EOMTime');

/** Computes bits per second between begin and end of the message; null if the device gave no usable bytes or times. */
function rate(output: Record<string, string>, bytesName: BytesName): number | null {
  const bytes = count(output[bytesName]) || null;
  const microseconds = microsecondsBetween(output.BOMTime, output.EOMTime) || null;
  return bytes === null || microseconds === null ? null : Math.round((bytes * 8 * 1_000_000) / microseconds);
}

/** Returns milliseconds between two dateTimes with microseconds (TR-106); null if one is missing or unreadable. */
function elapsedMs(from: string | undefined, to: string | undefined): number | null {
  const microseconds = microsecondsBetween(from, to);
  return microseconds === null ? null : microseconds / 1000;
}

/** Returns the measurements of a failed test; null if it transferred nothing. */
const found = <Result extends { test_bytes: number | null }>(result: Result): Result | null =>
  result.test_bytes ? result : null;
