import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The syntax tree of a text, which the console shows without a parser, or why there is none. */
export function treeOf(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return `${error instanceof Error ? error.message : error}: ${text}`;
  }
}

/** Names of the values and marks that a text takes, in one order. */
export function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const names = new Set<string>();
  const collect = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) element.children.forEach(collect);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) value.forEach(collect);
  };
  elements.forEach(collect);
  return [...names].sort();
}
