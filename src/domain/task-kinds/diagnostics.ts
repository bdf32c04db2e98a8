import { completesIn, defineKinds, delivery, offlineWait } from './kind.ts';

const measures = {
  feature: 'diagnostics',
  confirmBy: 'result',
  retrySafe: true,
  leavesDeviceAsIs: true,
  success: 'figures',
} as const;

export const diagnostics = defineKinds({
  PingTest: {
    ...measures,
    name: 'Ping Test',
    label: 'Ping test',
    namedInTitles: true,
    subjectWithHost: 'Ping to {host}',
    family: 'reachability',
    modelFeature: 'ping',
    permission: '/devices/diagnostics/ip-ping',
    deadlines: completesIn(delivery),
  },
  TraceRoute: {
    ...measures,
    name: 'Trace Route Test',
    label: 'Trace route test',
    namedInTitles: true,
    subjectWithHost: 'Trace route to {host}',
    family: 'reachability',
    modelFeature: 'traceRoute',
    permission: '/devices/diagnostics/traceroute',
    // 30 silent hops of three tries at 3 s each.
    deadlines: completesIn(delivery + 270_000),
  },
  DownloadSpeed: {
    ...measures,
    name: 'Download speed test',
    olderName: 'SpeedTestDownload',
    family: 'speed',
    modelFeature: 'speedDownload',
    permission: '/devices/diagnostics/speeds/download',
    deadlines: completesIn(delivery + 240_000),
  },
  UploadSpeed: {
    ...measures,
    name: 'Upload speed test',
    olderName: 'SpeedTestUpload',
    family: 'speed',
    modelFeature: 'speedUpload',
    permission: '/devices/diagnostics/speeds/upload',
    deadlines: completesIn(delivery + 240_000),
  },
  WifiSignalStrength: {
    ...measures,
    name: 'Wifi Signal Strength',
    olderName: 'SignalStrength',
    label: 'Wi-Fi signal strength',
    namedInTitles: true,
    subject: 'Wi-Fi signal test',
    family: 'signal',
    modelFeature: 'wifiSignalStrength',
    permission: '/devices/diagnostics/wifis/signal-strength-start',
    deadlines: { offlineWait, delivery, firstProgress: delivery, completion: delivery + 100_000 },
  },
  WifiScanChannel: {
    ...measures,
    // CO-036, 001§4 L110
    name: 'Wi-Fi Channel Scan',
    label: 'Wi-Fi channel scan',
    namedInTitles: true,
    // While it listens, a radio is off its own channel, and changing that would end the scan.
    family: 'network',
    modelFeature: 'wifiChannelScan',
    permission: '/devices/wifi/neighboringWifiDiagnostic',
    deadlines: completesIn(delivery + 60_000),
  },
});
