/** Joins class names, leaving out what is false. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Links look alike everywhere: accent, underlined when pointed at. */
export const linkLook = 'text-accent underline-offset-2 hover:underline';
