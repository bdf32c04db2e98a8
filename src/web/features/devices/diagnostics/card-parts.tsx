import type { ReactNode } from 'react';
import { notAvailable } from '#domain/display.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { messages } from './messages.ts';

/** The patterns of the API (schemas Host and TestUrl), so that a mistake shows before the call. */
const host = /^[A-Za-z0-9:]([A-Za-z0-9._:%-]*[A-Za-z0-9:.])?$/;
const url = /^([Hh][Tt][Tt][Pp][Ss]?:\/\/)?[A-Za-z0-9[][^\s"<>\\^`{|}]*$/;

export const isHost = (value: string) => value.length <= 255 && host.test(value);
export const isTestUrl = (value: string) => value.length <= 1024 && url.test(value);
export const isRepetitions = (value: string) =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 100;

export interface Suggestion {
  /** The kind of value, such as the device's gateway. */
  label: string;
  value: string;
  /** The label says enough: the value is long. */
  isNamed?: boolean;
}

interface TargetFieldProps {
  label: Message;
  wrong: Message;
  help: Message;
  isRight: (value: string) => boolean;
  /** Height of the suggestions that are usual, while they are not known. */
  roomFor: string;
  value: string;
  /** A device may still be asked for some when the first are known. */
  isLate?: boolean;
  /** Null: not known yet. */
  suggestions: readonly Suggestion[] | null;
  checked: boolean;
  onChange: (value: string) => void;
}

type TargetProps = Pick<TargetFieldProps, 'value' | 'suggestions' | 'checked' | 'onChange'>;

export const HostField = (props: TargetProps) => (
  <TargetField
    {...props}
    label={messages.host}
    wrong={messages.hostWrong}
    help={messages.hostHelp}
    isRight={isHost}
    roomFor="h-6"
    isLate
  />
);

export const UrlField = (props: TargetProps) => (
  <TargetField
    {...props}
    label={messages.url}
    wrong={messages.urlWrong}
    help={messages.urlHelp}
    isRight={isTestUrl}
    roomFor="h-12"
  />
);

/** Host or address of a test, with what is likely wanted one click away. */
function TargetField(props: TargetFieldProps) {
  const text = useText();
  const wrong = props.checked && !props.isRight(props.value);
  const others = props.suggestions?.filter(
    ({ value }, index, all) =>
      value !== props.value && all.findIndex((other) => other.value === value) === index,
  );
  return (
    <Field
      label={text(props.label)}
      error={wrong ? text(props.wrong) : undefined}
      className="min-w-0 flex-1 basis-44"
    >
      {(ids) => (
        <>
          <Input
            {...ids}
            value={props.value}
            placeholder={text(props.help)}
            // From now on it is the reader's: what comes to be known later is offered below, not put in under the hands.
            onFocus={() => props.onChange(props.value)}
            onChange={(event) => props.onChange(event.target.value.trim())}
          />
          {/* Their room is kept: a card below that moved away would be missed by a click. */}
          {!others || (props.isLate && others.length === 0) ? <div className={props.roomFor} /> : null}
          {others && others.length > 0 ? (
            <ul
              aria-label={text(messages.suggestions)}
              className="flex min-w-0 flex-wrap gap-x-4 text-caption"
            >
              {others.map(({ label, value, isNamed }) => (
                <li key={value} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => props.onChange(value)}
                    className="min-h-6 max-w-full truncate text-accent underline-offset-2 hover:underline"
                  >
                    {label}
                    {isNamed ? null : <span className="font-mono"> {value}</span>}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  );
}

export function RepetitionsField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  checked: boolean;
}) {
  const text = useText();
  const wrong = props.checked && !isRepetitions(props.value);
  return (
    <Field
      label={props.label}
      error={wrong ? text(messages.repetitionsWrong) : undefined}
      className="basis-24"
    >
      {(ids) => (
        <Input
          {...ids}
          inputMode="numeric"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value.trim())}
        />
      )}
    </Field>
  );
}

/** A figure with its unit, large enough to be read out on the phone. */
export function Figure(props: {
  label: string;
  value: string | null;
  unit?: string;
  large?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-caption text-secondary">{props.label}</span>
      <span className={cx('wrap-anywhere font-bold', props.large ? 'text-figure' : 'text-lead')}>
        {props.value ?? notAvailable}
        {props.value && props.unit ? (
          <span className="text-dense font-normal text-muted"> {props.unit}</span>
        ) : null}
      </span>
      {props.children}
    </div>
  );
}
