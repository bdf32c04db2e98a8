/** E-mail addresses are compared in this form. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
