import { uspErrors } from '#usp/error-codes.ts';

/** Refuses a command whose arguments make no sense (TR-369 code 7027); `what` names those that were expected. */
export function badArguments(what: string): { errCode: number; errMsg: string } {
  const { code, meaning } = uspErrors.invalidCommandArguments;
  return { errCode: code, errMsg: `${meaning}: ${what}` };
}

/** A whole number within bounds, the default where the argument is absent, or null where it is neither. */
export function wholeNumber(
  text: string | undefined,
  fallback: number,
  low: number,
  high: number,
): number | null {
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  return Number.isInteger(number) && number >= low && number <= high ? number : null;
}
