/** Links look alike everywhere: accent, underlined when pointed at. */
export const linkLook = 'text-accent underline-offset-2 hover:underline';
