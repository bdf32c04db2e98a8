import { formatText } from '#domain/display.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePresent } from '../device/moment.ts';
import type { Device } from '../device/queries.ts';
import { messages } from './messages.ts';

type TextField = {
  [Field in keyof Device]-?: Device[Field] extends string | null ? Field : never;
}[keyof Device];

/** A text of a device; in a past state also the current one, if it differs. */
export function ReportedText({ device, field }: { device: Device; field: TextField }) {
  const text = useText();
  const present = usePresent();
  const value = formatText(device[field]);
  const now = present ? formatText(present[field]) : value;
  if (now === value) return value;
  return (
    <>
      {value} <span className="block text-caption text-notice">{text(messages.nowIs, { value: now })}</span>
    </>
  );
}
