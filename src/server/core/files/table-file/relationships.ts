import { posix } from 'node:path';
import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

interface Relationship {
  /** Last part of its type, which is the same in the transitional and the strict form of ECMA-376. */
  type: string;
  path: string;
}

/** References of a part of a package (ECMA-376 part 2). They are the only way to find the other parts. */
export class Relationships {
  readonly #byId = new Map<string, Relationship>();

  /** The part '' has those of the package itself. */
  constructor(of: string, part: (path: string) => string) {
    const folder = posix.dirname(of);
    readXml(part(posix.join(folder, '_rels', `${posix.basename(of)}.rels`)), {
      open: (element, { Id = '', Type = '', Target = '', TargetMode }) => {
        if (element !== 'Relationship' || TargetMode === 'External') return;
        const target = Target.replaceAll('\\', '/');
        const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
        this.#byId.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path });
      },
    });
  }

  ofType(type: string): string | null {
    for (const each of this.#byId.values()) if (each.type === type) return each.path;
    return null;
  }

  /**
   * Returns a sheet by its id. Files of programs that leave out types are read too; charts and dialogs are not tables.
   */
  target(id: string): string | null {
    const found = this.#byId.get(id);
    return found && (found.type === 'worksheet' || found.type === '') ? found.path : null;
  }
}

/** Finds the workbook of a package. Archives of other programs are refused with advice. */
export function mainPart(names: readonly string[], part: (path: string) => string): string {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const main = new Relationships('', part).ofType('officeDocument');
  if (main?.endsWith('.bin')) throw new UnreadableFile('binaryWorkbook');
  if (main && /^(word|ppt)\//i.test(main)) throw new UnreadableFile('otherDocument');
  if (main) return main;
  // Minimal files of some programs lack the reference.
  if (known.has('xl/workbook.xml')) return 'xl/workbook.xml';
  if (known.has('mimetype')) {
    const type = part('mimetype');
    if (type.includes('opendocument.spreadsheet')) throw new UnreadableFile('openDocument');
    if (type.includes('opendocument')) throw new UnreadableFile('otherDocument');
  }
  if ([...known].some((name) => name.endsWith('.iwa') || name === 'index.zip'))
    throw new UnreadableFile('numbersFile');
  if ([...known].some((name) => /\.(csv|tsv|txt|xlsx?|ods)$/.test(name)))
    throw new UnreadableFile('packedFile');
  throw new UnreadableFile('noWorkbook');
}
