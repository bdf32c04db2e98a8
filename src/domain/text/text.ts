/** A text in the languages that the product is written in. Others are made from the English one (docs/translating.md). */
export interface Text {
  en: string;
  ko: string;
}
