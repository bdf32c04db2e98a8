import type { ReactNode } from 'react';
import { notAvailable } from '#domain/display.ts';
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

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  checked: boolean;
}

export function HostField(props: TextFieldProps) {
  const text = useText();
  const wrong = props.checked && !isHost(props.value);
  return (
    <Field
      label={text(messages.host)}
      help={text(messages.hostHelp)}
      error={wrong ? text(messages.hostWrong) : undefined}
    >
      {(ids) => (
        <Input {...ids} value={props.value} onChange={(event) => props.onChange(event.target.value.trim())} />
      )}
    </Field>
  );
}

export function UrlField(props: TextFieldProps) {
  const text = useText();
  const wrong = props.checked && !isTestUrl(props.value);
  return (
    <Field
      label={text(messages.url)}
      help={text(messages.urlHelp)}
      error={wrong ? text(messages.urlWrong) : undefined}
    >
      {(ids) => (
        <Input {...ids} value={props.value} onChange={(event) => props.onChange(event.target.value.trim())} />
      )}
    </Field>
  );
}

export function RepetitionsField(props: TextFieldProps & { label: string }) {
  const text = useText();
  const wrong = props.checked && !isRepetitions(props.value);
  return (
    <Field label={props.label} error={wrong ? text(messages.repetitionsWrong) : undefined}>
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
      <span className={cx('truncate font-bold', props.large ? 'text-figure' : 'text-lead')}>
        {props.value ?? notAvailable}
        {props.value && props.unit ? (
          <span className="text-dense font-normal text-muted"> {props.unit}</span>
        ) : null}
      </span>
      {props.children}
    </div>
  );
}
