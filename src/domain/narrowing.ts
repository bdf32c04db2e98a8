/** How a caller wants to see less than he may (docs/decisions/209). Null: not at all. */
export interface Wish {
  /** The organisation that he looks at, with those below it. */
  operator: string | null;
  /** The role through whose eyes he looks, to see what it may; then nothing is changed. */
  preview: string | null;
}

export const noWish: Wish = { operator: null, preview: null };

/** Headers of a call; the first message of the live socket has members of the same meaning. */
export const operatorHeader = 'operator-scope';
export const previewHeader = 'role-preview';
