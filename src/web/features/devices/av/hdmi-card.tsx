import { MonitorOff, RefreshCw } from 'lucide-react';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../device/page/live-value.tsx';
import { settingsMessages } from '../device/page/messages.ts';
import type { Device } from '../device/queries.ts';
import { EdidDetails } from './edid-details.tsx';
import { messages, resolutionInWords } from './messages.ts';
import type { Edid, Hdmi } from './queries.ts';
import { TaskLine } from './task-line.tsx';
import { useAvTask } from './use-av-task.ts';

interface HdmiCardProps {
  device: Device;
  hdmi: Hdmi;
  edid: Edid | null;
  observedAt: string | null;
}

/** CL-118, CL-121, TN-120..TN-122: the HDMI output, the television at it, and whether they may command each other. */
export function HdmiCard({ device, hdmi, edid, observedAt }: HdmiCardProps) {
  const { endpointId } = device;
  const text = useText();
  const { supportFeatures } = useModelOf()(device);
  const reading = useAvTask(device, 'HdmiInfo');
  const switching = useAvTask(device, 'HdmiCec');
  const read = useCommand('readHdmiInfo', { onSuccess: ({ data }) => reading.started(data) });
  const setCec = useCommand('setCec', { onSuccess: ({ data }) => switching.started(data) });
  const isThere = hdmi.display_status === 'Present';
  const on = hdmi.cec_enable === true;
  const hasCec = supportFeatures.includes(taskKinds.HdmiCec.modelFeature ?? '');
  const unread = hdmi.cec_enable === null ? text(settingsMessages.unread) : null;
  const words = (value: string | null, names: Record<string, string>) =>
    value === null ? null : (names[value] ?? value);
  const yesNo = (value: boolean | null, names: { yes: string; no: string }) =>
    value === null ? null : value ? names.yes : names.no;
  const value = (shown: string | null) => <LiveValue value={shown} observedAt={observedAt} />;
  const hdcp = words(hdmi.hdcp_status, {
    Authenticated: text(messages.hdcpOn),
    Unauthenticated: text(messages.hdcpOff),
  });
  const supports = { yes: text(messages.supported), no: text(messages.notSupported) };
  const onOff = { yes: text(messages.on), no: text(messages.off) };
  return (
    <Card
      title={text(messages.hdmi)}
      actions={
        <div className="flex flex-wrap items-center gap-2 py-1.5">
          <Button
            icon={<RefreshCw className="size-4" aria-hidden />}
            busy={read.busy || reading.busy}
            blocked={read.blocked}
            onClick={() => void read.run({ body: { endpointId } })}
          >
            {text(messages.readHdmi)}
          </Button>
          {hasCec ? (
            <Button
              busy={setCec.busy || switching.busy}
              blocked={setCec.blocked ?? unread}
              onClick={() => void setCec.run({ body: { endpointId, enable: !on } })}
            >
              {text(on ? messages.cecTurnOff : messages.cecTurnOn)}
            </Button>
          ) : null}
        </div>
      }
    >
      <TaskLine taskId={switching.taskId} online={device.online} />
      <PropertyList>
        <Property label={text(messages.display)}>
          <LiveValue value={hdmi.display_status} observedAt={observedAt}>
            <Badge tone={isThere ? 'success' : 'idle'}>
              {words(hdmi.display_status, {
                Present: text(messages.connected),
                None: text(messages.nothingConnected),
              })}
            </Badge>
          </LiveValue>
        </Property>
        <Property label={text(messages.displayPower)}>
          {value(words(hdmi.display_power, { On: text(messages.on), Standby: text(messages.standby) }))}
        </Property>
        <Property label={text(messages.resolution)}>
          {value(hdmi.resolution && resolutionInWords(hdmi.resolution))}
        </Property>
        <Property label={text(messages.resolutionMode)}>
          {value(
            words(hdmi.resolution_mode, {
              Auto: text(messages.modeAuto),
              Best: text(messages.modeBest),
              Manual: text(messages.modeManual),
            }),
          )}
        </Property>
        <Property label={text(messages.hdcp)}>
          {value(hdcp && (hdmi.hdcp_version ? `${hdcp}, HDCP ${hdmi.hdcp_version}` : hdcp))}
        </Property>
        <Property label={text(messages.cec)}>{value(yesNo(hdmi.cec_enable, onOff))}</Property>
        <Property label={text(messages.cecSupport)}>{value(yesNo(hdmi.cec_support, supports))}</Property>
        <Property label={text(messages.preferred)}>
          {value(hdmi.preferred_resolution && resolutionInWords(hdmi.preferred_resolution))}
        </Property>
      </PropertyList>
      {edid ? (
        <EdidDetails edid={edid} raw={hdmi.edid ?? ''} />
      ) : (
        <EmptyState icon={<MonitorOff className="size-5" aria-hidden />} title={text(messages.noEdid)}>
          {text(isThere ? messages.noEdidHelp : messages.noDisplayHelp)}
        </EmptyState>
      )}
    </Card>
  );
}
