import { CircleX } from 'lucide-react';
import type { operations } from '#api/operations.gen.ts';
import { errorCatalogue, isErrorCode } from '#domain/errors.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { messages as taskMessages, taskNames } from '#web/entities/task/messages.ts';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { How } from '#web/resource/list-search.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { DetailSearch } from '../queries.ts';
import { AgentNotices } from './agent-notices.tsx';
import { type HistoryProps, HistoryTable, HistoryTime } from './history-table.tsx';
import { historyMessages as messages, operationMessages } from './messages.ts';

export default function History(props: {
  endpointId: string;
  search: DetailSearch;
  onSearch: (search: DetailSearch, how?: How) => void;
}) {
  const text = useText();
  const { endpointId, search, onSearch } = props;
  const kind = search.of ?? 'device';
  const go = (page: number, how?: How) =>
    onSearch({ tab: 'history', ...(search.of ? { of: search.of } : {}), ...(page > 1 ? { page } : {}) }, how);
  const table = { endpointId, page: search.page ?? 1, onPage: go };
  const Kind = tables[kind];
  return (
    <Tabs
      label={text(messages.kinds)}
      value={kind}
      tabs={[
        { value: 'device', label: text(messages.device) },
        { value: 'user', label: text(messages.user) },
        { value: 'agent', label: text(messages.agent) },
      ]}
      onChange={(next) => onSearch({ tab: 'history', ...(next === 'device' ? {} : { of: next }) })}
    >
      <Kind {...table} />
    </Tabs>
  );
}

const tables = { device: DeviceActions, user: UserActions, agent: AgentNotices } as const;

function DeviceActions(place: HistoryProps) {
  const text = useText();
  return (
    <HistoryTable
      {...place}
      kind="device"
      caption={text(messages.device)}
      head={[
        text(messages.columnTime),
        text(messages.columnAction),
        text(messages.columnState),
        text(messages.columnBy),
        text(messages.columnTask),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/device-action', { params: { query } }))}
      row={(row) => ({
        id: row.id,
        cells: [
          <HistoryTime key="time" value={row.dateTime} />,
          text(taskNames[row.action]),
          <TaskStateBadge key="state" state={row.state} />,
          row.performedBy,
          <TimelineLink key="task" taskId={row.taskId} />,
        ],
      })}
    />
  );
}

/** What was refused, in the words of the error catalogue, with its code to be quoted. */
function Result({ code }: { code: string }) {
  const text = useText();
  const { language } = useLanguage();
  if (code === 'success') return text(messages.succeeded);
  return (
    <span className="flex items-start gap-1.5 text-danger md:py-1">
      <CircleX className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span>
        {isErrorCode(code) ? errorCatalogue[code][language] : null}{' '}
        <code className="font-mono text-label select-all">{code}</code>
      </span>
    </span>
  );
}

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The values that the action changed; nothing where it changed none. */
function Changes(props: { before: unknown; after: unknown }) {
  const text = useText();
  const before = new Map(entriesOf(props.before));
  return entriesOf(props.after)
    .filter(([name, to]) => shown(before.get(name)) !== shown(to))
    .map(([name, to]) => (
      <span key={name} className="font-mono text-caption break-words text-muted">
        {before.has(name)
          ? text(messages.change, { name, from: shown(before.get(name)), to: shown(to) })
          : text(messages.changeTo, { name, to: shown(to) })}
      </span>
    ));
}

function UserActions(place: HistoryProps) {
  const text = useText();
  return (
    <HistoryTable
      {...place}
      kind="user"
      caption={text(messages.user)}
      head={[
        text(messages.columnTime),
        text(messages.columnAction),
        text(messages.columnBy),
        text(messages.columnResult),
        text(messages.columnTask),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/user-action', { params: { query } }))}
      row={(row) => {
        const name = operationName(row.actionName);
        const [taskId] = row.taskIds;
        return {
          id: row.id,
          cells: [
            <HistoryTime key="time" value={row.createTime} />,
            <span key="action" className="flex min-w-0 flex-col md:py-1">
              {name ? text(name) : <code className="font-mono">{row.actionName}</code>}
              <Changes before={row.oldValue} after={row.newValue} />
            </span>,
            row.performedBy,
            <Result key="result" code={row.result} />,
            taskId ? <TimelineLink key="task" taskId={taskId} /> : null,
          ],
        };
      }}
    />
  );
}

function TimelineLink({ taskId }: { taskId: string }) {
  const text = useText();
  return (
    <span className="whitespace-nowrap">
      <TaskLink taskId={taskId}>{text(uiMessages.openTimeline)}</TaskLink>
    </span>
  );
}

/** Operations that leave a trace on a device, in the reader's words. */
const names: Partial<Record<keyof typeof operations, Message>> = {
  rebootDevices: taskMessages.reboot,
  factoryResetDevices: taskMessages.factoryReset,
  lockDevices: taskMessages.lock,
  unlockDevices: taskMessages.unlock,
  startPing: taskMessages.pingTest,
  startTraceRoute: taskMessages.traceRoute,
  startDownloadTest: taskMessages.downloadSpeed,
  startUploadTest: taskMessages.uploadSpeed,
  startSignalStrength: taskMessages.signalStrength,
  cancelTraceRoute: operationMessages.cancelTraceRoute,
  cancelSignalStrength: operationMessages.cancelSignalStrength,
  cancelTask: operationMessages.cancelTask,
  setDeviceName: operationMessages.setDeviceName,
  allocateDevice: operationMessages.allocateDevice,
  giveDeviceSecret: operationMessages.giveDeviceSecret,
  forgetDeviceIdentity: operationMessages.forgetDeviceIdentity,
  setDeviceTime: operationMessages.setDeviceTime,
  setWan: operationMessages.setWan,
  setLan: operationMessages.setLan,
  addIPFilter: operationMessages.addIPFilter,
  deleteIPFilter: operationMessages.deleteIPFilter,
  addMacFilter: operationMessages.addMacFilter,
  setRemote: operationMessages.setRemote,
  addReservation: operationMessages.addReservation,
  changeReservation: operationMessages.changeReservation,
  deleteReservation: operationMessages.deleteReservation,
  deleteMacFilter: operationMessages.deleteMacFilter,
  scanWifiChannels: operationMessages.scanWifiChannels,
  setRadio: operationMessages.setRadio,
  setSSID: operationMessages.setSSID,
  setGuestWifi: operationMessages.setGuestWifi,
  enableGuestWifi: operationMessages.enableGuestWifi,
  enableEndpoint: operationMessages.enableEndpoint,
  resetWifi: operationMessages.resetWifi,
  setMonitoring: operationMessages.setMonitoring,
  startSpeedTest: operationMessages.startSpeedTest,
  setSpeedTest: operationMessages.setSpeedTest,
  setSpeedTestServer: operationMessages.setSpeedTest,
  resetPin: taskMessages.pinReset,
  scanChannels: taskMessages.channelScan,
  setLnb: operationMessages.setLnb,
  sendOsdMessage: taskMessages.osdMessage,
  setCec: operationMessages.setCec,
  setAudioOut: operationMessages.setAudioOut,
  upgradeRcu: taskMessages.rcuUpgrade,
  readHdmiInfo: taskMessages.hdmiInfo,
  readRemoteControl: taskMessages.bluetoothRcu,
  installApp: taskMessages.appInstall,
  installAppTemp: taskMessages.appInstall,
  updateApp: taskMessages.appUpdate,
  uninstallApp: taskMessages.appUninstall,
  uninstallAppTemp: taskMessages.appUninstall,
  startStopApp: taskMessages.appStartStop,
  handOver: operationMessages.handOver,
  answerHandover: operationMessages.answerHandover,
  openCase: operationMessages.openCase,
  addCaseTasks: operationMessages.addCaseTasks,
  removeCaseTask: operationMessages.removeCaseTask,
};

const isNamed = (name: string): name is keyof typeof names => Object.hasOwn(names, name);

const operationName = (name: string): Message | null => (isNamed(name) ? (names[name] ?? null) : null);
