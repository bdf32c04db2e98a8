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
    name: { en: 'Ping test', ko: '핑 테스트' },
    title: { en: 'Ping Test', ko: '핑 테스트' },
    subjectWithHost: { en: 'Ping to {host}', ko: '{host} 핑 테스트' },
    family: 'reachability',
    modelFeature: 'ping',
    permission: '/devices/diagnostics/ip-ping',
    deadlines: completesIn(delivery),
  },
  TraceRoute: {
    ...measures,
    name: { en: 'Trace route test', ko: '경로 추적 테스트' },
    title: { en: 'Trace Route Test', ko: '경로 추적 테스트' },
    subjectWithHost: { en: 'Trace route to {host}', ko: '{host} 경로 추적 테스트' },
    family: 'reachability',
    modelFeature: 'traceRoute',
    permission: '/devices/diagnostics/traceroute',
    // 30 silent hops of three tries at 3 s each.
    deadlines: completesIn(delivery + 270_000),
  },
  DownloadSpeed: {
    ...measures,
    name: { en: 'Download speed test', ko: '다운로드 속도 테스트' },
    olderName: 'SpeedTestDownload',
    family: 'speed',
    modelFeature: 'speedDownload',
    permission: '/devices/diagnostics/speeds/download',
    deadlines: completesIn(delivery + 240_000),
  },
  UploadSpeed: {
    ...measures,
    name: { en: 'Upload speed test', ko: '업로드 속도 테스트' },
    olderName: 'SpeedTestUpload',
    family: 'speed',
    modelFeature: 'speedUpload',
    permission: '/devices/diagnostics/speeds/upload',
    deadlines: completesIn(delivery + 240_000),
  },
  WifiSignalStrength: {
    ...measures,
    name: { en: 'Wi-Fi signal strength', ko: 'Wi-Fi 신호 세기' },
    olderName: 'SignalStrength',
    title: { en: 'Wifi Signal Strength', ko: 'Wi-Fi 신호 세기' },
    subject: { en: 'Wi-Fi signal test', ko: 'Wi-Fi 신호 세기 테스트' },
    family: 'signal',
    modelFeature: 'wifiSignalStrength',
    permission: '/devices/diagnostics/wifis/signal-strength-start',
    deadlines: { offlineWait, delivery, firstProgress: delivery, completion: delivery + 100_000 },
  },
  WifiScanChannel: {
    ...measures,
    // CO-036, 001§4 L110
    name: { en: 'Wi-Fi channel scan', ko: 'Wi-Fi 채널 스캔' },
    title: { en: 'Wi-Fi Channel Scan', ko: 'Wi-Fi 채널 스캔' },
    // While it listens, a radio is off its own channel, and changing that would end the scan.
    family: 'network',
    modelFeature: 'wifiChannelScan',
    permission: '/devices/wifi/neighboringWifiDiagnostic',
    deadlines: completesIn(delivery + 60_000),
  },
});
