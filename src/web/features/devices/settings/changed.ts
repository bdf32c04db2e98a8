import { changedOf } from '#web/resource/form/changed.ts';

/** Fields of a form, without empty numbers: these ask for nothing. */
export type Given<Form> = { [Field in keyof Form]?: NonNullable<Form[Field]> };

export function givenOf<Form extends object>(values: Partial<Form>): Given<Form> {
  const given: Given<Form> = {};
  for (const field in values) {
    const value = values[field];
    if (value !== null && value !== undefined) given[field] = value;
  }
  return given;
}

/** The part that is sent: changed fields that the form shows. The device keeps all others. */
export function requestedOf<Form extends object>(
  before: Form,
  after: Form,
  hidden: readonly (keyof Form)[],
): Given<Form> {
  const requested = givenOf(changedOf(before, after));
  for (const field in requested) if (hidden.includes(field)) delete requested[field];
  return requested;
}
