import { ipPing } from '../commands/ip-ping.ts';
import { downloadDiagnostics, uploadDiagnostics } from '../commands/speed-test.ts';
import { traceRoute } from '../commands/trace-route.ts';
import { type Definitions, ro } from './schema.ts';

/** Device.IP.Diagnostics. */
export const diagnostics: Definitions = {
  'Device.IP.Diagnostics.': {
    params: {
      IPv4PingSupported: ro('boolean', 'true'),
      IPv4TraceRouteSupported: ro('boolean', 'true'),
      IPv4DownloadDiagnosticsSupported: ro('boolean', 'true'),
      IPv4UploadDiagnosticsSupported: ro('boolean', 'true'),
    },
    commands: {
      'IPPing()': ipPing,
      'TraceRoute()': traceRoute,
      'DownloadDiagnostics()': downloadDiagnostics,
      'UploadDiagnostics()': uploadDiagnostics,
    },
  },
};
