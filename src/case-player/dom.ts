type Child = Node | string | null;
type Attributes = Record<string, string | number | boolean | null>;

const svgSpace = 'http://www.w3.org/2000/svg';

/** Creates an element with attributes and children. Text is only set as text: a case's content is never markup. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  dress(element, attributes, children);
  return element;
}

export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svgSpace, name);
  dress(element, attributes, children);
  return element;
}

function dress(element: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children.filter((child) => child !== null));
}

export function button(label: string, onPress: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', onPress);
  return element;
}

export const card = (title: string, ...children: Child[]): HTMLElement =>
  h('section', { class: 'card' }, h('h2', {}, title), ...children);
