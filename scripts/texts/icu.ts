import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A text as its syntax tree, which the console shows without a parser; an error where it does not parse. */
export function parsed(text: string): MessageFormatElement[] {
  return parse(text);
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
