/** What is used of a package without types. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  /** Values as they are written, entities included; false: they cannot be read. */
  type AttributeGetter = () => Record<string, string> | boolean;

  interface Hooks {
    openTag: (name: string, attributes: AttributeGetter, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    error: (error: Error) => void;
  }

  export class Parser {
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): void;
    stop(): void;
  }
}
