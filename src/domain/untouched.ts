interface Found {
  field: string;
  problem: string;
}

/**
 * Omits findings that existed before the change in fields that it does not touch: an old invalid value never prevents
 * the change of another one.
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
