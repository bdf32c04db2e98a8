import { Parser } from 'saxen';
import { UnreadableFile } from './unreadable-file.ts';

interface XmlReader {
  /** Called for an element; names have no prefix, because programs choose it. */
  open(element: string, attributes: Attributes): void;
  text?(text: string): void;
  /** Called at an element's end; true stops the reading. */
  close?(element: string): unknown;
}

type Attributes = Record<string, string | undefined>;

/** Reads one part of a workbook. Entities that it defines are not expanded. */
export function readXml(part: string, { open, text, close }: XmlReader): void {
  if (part === '') return;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => open(bare(name), bareAttributes(attributes(), decode)));
  if (close)
    parser.on('closeTag', (name) => {
      if (close(bare(name)) === true) parser.stop();
    });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  parser.on('error', () => {
    throw new UnreadableFile('noWorkbook');
  });
  parser.parse(part);
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

function bareAttributes(
  written: Record<string, string> | boolean,
  decode: (text: string) => string,
): Attributes {
  const attributes: Attributes = {};
  if (typeof written === 'object')
    for (const name in written) attributes[bare(name)] = decode(written[name] ?? '');
  return attributes;
}
