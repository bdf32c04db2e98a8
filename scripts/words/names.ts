import { type ESTree, Visitor } from 'vite';

/** Names that were riddles, and what they were renamed to. */
const bannedNames: { words: string[]; instead: string }[] = [
  { words: ['door', 'doors'], instead: '"endpoint", "entry", "admission"' },
  { words: ['told'], instead: '"reported", "notified", "sent"' },
  { words: ['judge', 'judged', 'judges'], instead: '"validate", "evaluate", "decide"' },
  { words: ['wish', 'wishes'], instead: '"request", "selection", "preference"' },
  { words: ['world', 'worlds'], instead: 'name what it holds: "existing rows", "test server"' },
  { words: ['house'], instead: '"household", "home network", "shared server"' },
  { words: ['looks'], instead: '"appearance", "badges", "views"' },
  { words: ['take place'], instead: '"replace", "import"' },
  { words: ['caught up'], instead: '"isCurrent", "upToDate"' },
];

export interface BannedName {
  name: string;
  /** Offset in the file; 0: the name of the file. */
  start: number;
  instead: string;
}

/** What to write instead of a name; null: nothing is wrong with it. */
export function insteadOf(name: string): string | null {
  // "looks like" is a verb: `looksLikeEmail`.
  const words = ` ${wordsOf(name).join(' ')} `.replace(/ looks like /g, ' ');
  const banned = bannedNames.find((entry) => entry.words.some((word) => words.includes(` ${word} `)));
  return banned?.instead ?? null;
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Events are stored under the names of their fields, so those stay. */
const isStored = (file: string): boolean => /^machines\/[^/]+\/events\.ts$/.test(file);

/** Only where a name is declared, so that a rename counts once and foreign names do not count. */
export function bannedNamesIn(file: string, program: ESTree.Program): BannedName[] {
  const found: BannedName[] = [];
  const add = (name: string, start: number): void => {
    const instead = insteadOf(name);
    if (instead !== null) found.push({ name, start, instead });
  };
  const addKey = ({ key, computed }: { key: ESTree.PropertyKey; computed: boolean }): void => {
    if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier'))
      add(key.name, key.start);
  };
  const addPattern = (pattern: Pattern | null | undefined): void => {
    if (!pattern) return;
    switch (pattern.type) {
      case 'Identifier':
        add(pattern.name, pattern.start);
        return;
      case 'AssignmentPattern':
        addPattern(pattern.left);
        return;
      case 'RestElement':
        addPattern(pattern.argument);
        return;
      case 'TSParameterProperty':
        addPattern(pattern.parameter);
        return;
      case 'ArrayPattern':
        for (const element of pattern.elements) addPattern(element);
        return;
      case 'ObjectPattern':
        // A shorthand repeats the name of the property, which is declared elsewhere.
        for (const property of pattern.properties)
          if (property.type === 'RestElement' || !property.shorthand)
            addPattern(property.type === 'RestElement' ? property : property.value);
    }
  };
  const addFunction = (node: { id: ESTree.BindingIdentifier | null; params: Pattern[] }): void => {
    addPattern(node.id);
    for (const parameter of node.params) addPattern(parameter);
  };
  const addDeclared = (node: { id: ESTree.BindingIdentifier | null }): void => addPattern(node.id);

  const nameOfFile = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  add(nameOfFile, 0);
  if (isStored(file)) return found;
  new Visitor({
    VariableDeclarator({ id }) {
      addPattern(id);
    },
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression({ params }) {
      for (const parameter of params) addPattern(parameter);
    },
    ClassDeclaration: addDeclared,
    TSInterfaceDeclaration: addDeclared,
    TSTypeAliasDeclaration: addDeclared,
    TSPropertySignature: addKey,
    TSMethodSignature(node) {
      addKey(node);
      for (const parameter of node.params) addPattern(parameter);
    },
    TSFunctionType({ params }) {
      for (const parameter of params) addPattern(parameter);
    },
    // Fields of an object may be stored or sent; its methods are not.
    Property(node) {
      if (node.method) addKey(node);
    },
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
  }).visit(program);
  return found;
}

type Pattern = ESTree.ParamPattern | ESTree.BindingPattern | ESTree.BindingRestElement;
