import { notAvailable } from '#domain/display.ts';

/** A setting in words: its name, and the text shown for its value; without that the value itself. */
export interface Setting {
  label: string;
  show?: (value: string) => string;
}

export const inWords = ({ show = String }: Setting, value: unknown): string =>
  value === null || value === undefined || value === '' ? notAvailable : show(String(value));

/** Also words that are no setting: a state that the device reports beside them. */
export interface ObservedRow {
  label: string;
  value: string | null;
  mono?: boolean;
}

/** Settings in words, in this order. Values without words of their own are technical: an address, a host name. */
export const observedRows = <Field extends string>(
  settings: Record<Field, Setting>,
  observed: Record<Field, string | number | boolean | null>,
  fields: readonly Field[],
): ObservedRow[] =>
  fields.map((field) => {
    const { label, show } = settings[field];
    const value = observed[field];
    return { label, value: value === null ? null : (show ?? String)(String(value)), mono: !show };
  });
