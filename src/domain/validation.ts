/** Normalises an email address for comparison. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
