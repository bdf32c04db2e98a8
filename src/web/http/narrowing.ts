import { type Narrowing, operatorHeader, previewHeader } from '#domain/narrowing.ts';
import { drafts } from '#web/ambient/drafts.ts';
import { sessionStore } from '#web/ambient/storage.ts';

/** The search parameter that all addresses of the console keep. */
export const operatorParameter = 'operator';
/** In the storage of this tab: another one is not meant. */
const previewKey = 'previewRole';

/** A value from an address, where it can be the id of an organisation. */
export const operatorOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(value) ? value : undefined;

/** Parses like the router's search parameters. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const read = (): Narrowing => {
  // A test of a part of the console may have no page around it.
  const { search = '' } = globalThis.window?.location ?? {};
  const written = new URLSearchParams(search).get(operatorParameter);
  return {
    operator: operatorOf(parsed(written ?? '')) ?? null,
    preview: sessionStore.get(previewKey),
  };
};

/**
 * Narrowing of this page, from its load to its end. Another narrowing loads another page, so that nothing which was
 * read before can be shown beside it (docs/decisions/209).
 */
const current: Narrowing = read();

function load(address: URL): void {
  drafts.keep();
  window.location.assign(address);
}

export const narrowing = {
  operator: current.operator,
  preview: current.preview,
  /** Headers of every call, and of nothing else. */
  headers(): Record<string, string> {
    return {
      ...(current.operator === null ? {} : { [operatorHeader]: current.operator }),
      ...(current.preview === null ? {} : { [previewHeader]: current.preview }),
    };
  },
  /** Members of the first message of the live socket. */
  ofSocket(): { operator?: string; preview?: string } {
    return {
      ...(current.operator === null ? {} : { operator: current.operator }),
      ...(current.preview === null ? {} : { preview: current.preview }),
    };
  },
  /** Identity of the reader whose answers these are. */
  reader: (user: string): string => [user, current.operator, current.preview].filter(Boolean).join(' '),
  /** Loads the page that is open, or the one that is named, for another organisation; null: for all. */
  choose(operator: string | null, pathname = window.location.pathname): void {
    const address = new URL(pathname, window.location.origin);
    if (operator !== null) address.searchParams.set(operatorParameter, operator);
    load(address);
  },
  /** Loads the console as a role has it; null: as it is. */
  look(preview: string | null, pathname: string): void {
    if (preview === null) sessionStore.remove(previewKey);
    else sessionStore.set(previewKey, preview);
    const address = new URL(pathname, window.location.origin);
    if (current.operator !== null) address.searchParams.set(operatorParameter, current.operator);
    load(address);
  },
};
