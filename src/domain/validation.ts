/** RU-085: `XX:XX:XX:XX:XX:XX` of any usual spelling; null if it is no MAC address. */
export function normalMac(text: string): string | null {
  const digits = text.replace(/[:.\s-]/g, '').toUpperCase();
  if (!/^[0-9A-F]{12}$/.test(digits)) return null;
  return digits.match(/../g)?.join(':') ?? null;
}

/** E-mail addresses are compared in this form. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
