interface Found {
  field: string;
  problem: string;
}

/**
 * Findings about a change, without those that were there before it and that it does not touch: a value that a device has
 * long had never blocks the change of another one.
 */
export const withoutUntouched = <One extends Found>(
  found: readonly One[],
  before: readonly Found[],
  change: object,
): One[] =>
  found.filter(
    ({ field, problem }) =>
      Reflect.get(change, field) !== undefined ||
      !before.some((known) => known.field === field && known.problem === problem),
  );
