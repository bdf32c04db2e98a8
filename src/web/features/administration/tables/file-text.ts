import { UnreadableFile } from './unreadable-file.ts';

/** A workbook is a ZIP archive, whatever its name. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Text of a file: of a workbook its first sheet as CSV; else UTF-8, or what a Korean Excel writes where it is not asked for that. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) {
    // Few files are: what reads them comes with the first.
    const { csvOfWorkbook } = await import('./workbook.ts');
    return csvOfWorkbook(bytes);
  }
  const text = decoded(bytes);
  if (text.includes('\0')) throw new UnreadableFile(/\.xlsx?$/i.test(file.name) ? 'noWorkbook' : 'noText');
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
