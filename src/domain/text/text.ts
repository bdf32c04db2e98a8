import type { WrittenLanguage } from './languages.ts';

/** A text in the languages that the product is written in. Others are made from the English one (docs/translating.md). */
export type Text = Record<WrittenLanguage, string>;
