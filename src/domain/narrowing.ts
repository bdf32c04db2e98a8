/** A caller's request for less access than permitted (docs/decisions/209). Null: not requested. */
export interface Narrowing {
  /** The organisation to view, with those below it. */
  operator: string | null;
  /** The role to preview; nothing can be changed meanwhile. */
  preview: string | null;
}

export const noNarrowing: Narrowing = { operator: null, preview: null };

/** Headers of a call; members of the live socket's first message have the same meaning. */
export const operatorHeader = 'operator-scope';
export const previewHeader = 'role-preview';
