import { type DeviceCommand, failureOf, numeric, text } from './device-command.ts';

/** Device.IP.Diagnostics.{Download,Upload}Diagnostics() (TR-181, TR-143). Requirements: TR-031..TR-044, CL-108, CL-109. */
export const downloadSpeed: DeviceCommand = {
  call: ({ host }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.DownloadDiagnostics()',
    inputArgs: { DownloadURL: urlOf(text(host)) },
  }),
  read: (output, { host }) =>
    failureOf(output) ?? {
      ok: true,
      result: { ...common(output, text(host)), download_speed: rate(output, 'TestBytesReceived') },
    },
};

export const uploadSpeed: DeviceCommand = {
  call: ({ host, filesize }) => ({
    kind: 'operate',
    command: 'Device.IP.Diagnostics.UploadDiagnostics()',
    inputArgs: { UploadURL: urlOf(text(host)), TestFileLength: text(filesize, '10485760') },
  }),
  read: (output, { host }) =>
    failureOf(output) ?? {
      ok: true,
      result: { ...common(output, text(host)), upload_speed: rate(output, 'TestBytesSent') },
    },
};

/** A bare host name is reached by HTTP. */
function urlOf(host: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(host) ? host : `http://${host}/`;
}

function common(output: Record<string, string>, host: string) {
  return {
    host,
    latency: elapsedMs(output.TCPOpenRequestTime, output.TCPOpenResponseTime),
    client: { ip: output.IPAddressUsed ?? '', isp: output.X_WAYMARK_ISP ?? '' },
    test_bytes: numeric(output.TestBytesReceived ?? output.TestBytesSent),
    duration: elapsedMs(output.BOMTime, output.EOMTime),
    state: output.Status ?? 'Complete',
  };
}

/** Bits per second between begin and end of the message; null where the device gave no usable times. */
function rate(
  output: Record<string, string>,
  bytesName: 'TestBytesReceived' | 'TestBytesSent',
): number | null {
  const bytes = numeric(output[bytesName]);
  const ms = elapsedMs(output.BOMTime, output.EOMTime);
  return bytes === null || ms === null || ms <= 0 ? null : Math.round((bytes * 8 * 1000) / ms);
}

/** Milliseconds between two dateTimes with microseconds (TR-106); null where one is missing or unreadable. */
function elapsedMs(from: string | undefined, to: string | undefined): number | null {
  const ms = Date.parse(to ?? '') - Date.parse(from ?? '');
  return Number.isFinite(ms) ? ms : null;
}
