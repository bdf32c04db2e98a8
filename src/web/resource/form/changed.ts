/** Fields with another value: a change sends these alone, and the server judges no others. */
export function changedOf<Form extends object>(before: Form, after: Form): Partial<Form> {
  const changed: Partial<Form> = {};
  for (const field in after) if (after[field] !== before[field]) changed[field] = after[field];
  return changed;
}
