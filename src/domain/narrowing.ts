/** How a caller asks to see less than they may (docs/decisions/209). Null: not at all. */
export interface Wish {
  /** The organisation to view, with those below it. */
  operator: string | null;
  /** The role to preview; nothing can be changed meanwhile. */
  preview: string | null;
}

export const noWish: Wish = { operator: null, preview: null };

/** Headers of a call; the first message of the live socket has members of the same meaning. */
export const operatorHeader = 'operator-scope';
export const previewHeader = 'role-preview';
