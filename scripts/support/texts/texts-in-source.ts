import { isNode, parseSource, type SyntaxNode } from '../../../tests/support/syntax-tree.ts';
import { type Sentence, sentenceOf } from './sentence-of.ts';
import {
  hasWords,
  isCodeCall,
  isCodeName,
  isReadName,
  isSentence,
  looksLikeText,
  takesWords,
} from './what-is-text.ts';
import { isLiteral, nameOfCall, nameOfKey, templateOf } from './written-nodes.ts';

/** `many`: for any other count than one. */
export type Text = { text: string; many?: string };

/** `pages`: also single words, and what only looks like a text. `server`: whole sentences alone. */
export type SourceKind = 'pages' | 'server';

type Reading = { kind: SourceKind; found: Text[] };

/** The texts in a file that people read or hear: `{name}` for an expression, `<1>…</1>` for an element in a sentence. */
export function textsInSource(file: string, source: string, kind: SourceKind): Text[] {
  const reading: Reading = { kind, found: [] };
  read(reading, parseSource(file, source), false);
  return reading.found;
}

/** `isShown`: whatever text is in there, it is shown. */
function read(reading: Reading, value: unknown, isShown: boolean): void {
  if (Array.isArray(value)) for (const one of value) read(reading, one, isShown);
  if (!isNode(value)) return;
  const readOne = READERS[value.type];
  if (readOne) readOne(reading, value, isShown);
  else if (!value.type.startsWith('TS')) for (const part of Object.values(value)) read(reading, part, false);
}

function addText({ kind, found }: Reading, written: string, isShown: boolean): void {
  const text = written.replace(/\s+/g, ' ').trim();
  if (!hasWords(text)) return;
  if (isShown || (kind === 'pages' ? looksLikeText(text) : isSentence(text))) found.push({ text });
}

/** Of pages that the server writes without React. */
const HAS_TAGS = /<\/[a-z]+\d?>/;
const BETWEEN_TAGS = /<style>[\s\S]*?<\/style>|<[^>]*>/;

type Read = (reading: Reading, node: SyntaxNode, isShown: boolean) => void;

const readPart =
  (name: string): Read =>
  (reading, node, isShown) =>
    read(reading, node[name], isShown);

const READERS: Record<string, Read> = {
  ImportDeclaration() {},
  ExportAllDeclaration() {},
  ImportExpression() {},
  TaggedTemplateExpression() {},
  ExportNamedDeclaration: readPart('declaration'),
  TSAsExpression: readPart('expression'),
  TSSatisfiesExpression: readPart('expression'),
  TSNonNullExpression: readPart('expression'),
  ParenthesizedExpression: readPart('expression'),
  JSXExpressionContainer: readPart('expression'),
  SwitchCase: readPart('consequent'),
  PropertyDefinition: readPart('value'),
  JSXElement: readElement,
  JSXFragment: readElement,
  CallExpression: readCall,
  NewExpression: readCall,
  ConditionalExpression(reading, { test, consequent, alternate }, isShown) {
    read(reading, test, false);
    read(reading, [consequent, alternate], isShown);
  },
  LogicalExpression(reading, { operator, left, right }, isShown) {
    read(reading, left, isShown && operator !== '&&');
    read(reading, right, isShown);
  },
  BinaryExpression(reading, { operator, left, right }, isShown) {
    const sides = operator === '+' ? [left, right] : [left, right].filter((side) => !isLiteral(side));
    read(reading, sides, isShown && operator === '+');
  },
  MemberExpression(reading, { object, property }) {
    read(reading, [object, isLiteral(property) ? null : property], false);
  },
  ExpressionStatement(reading, { expression, directive }) {
    if (!directive) read(reading, expression, false);
  },
  Property(reading, { key, value }, isShown) {
    if (!isSample(key)) readNamed(reading, nameOfKey(key), value, isShown);
  },
  JSXAttribute(reading, { name, value }) {
    readNamed(reading, nameOfKey(name), value, false);
  },
  VariableDeclarator(reading, { id, init }) {
    if (!isSample(id)) read(reading, init, false);
  },
  Literal(reading, { value }, isShown) {
    if (typeof value === 'string') addText(reading, value, isShown);
  },
  TemplateLiteral(reading, node, isShown) {
    const text = templateOf(node);
    if (!HAS_TAGS.test(text)) addText(reading, text, isShown);
    else for (const part of text.split(BETWEEN_TAGS)) addText(reading, part, true);
    read(reading, node.expressions, false);
  },
};

function readNamed(reading: Reading, name: string, value: unknown, isShown: boolean): void {
  if (isReadName(name)) read(reading, value, true);
  else if (isCodeName(name)) read(reading, withoutStrings(value), false);
  else read(reading, value, isShown);
}

const isSample = (name: unknown) => nameOfKey(name) === 'sample';

function withoutStrings(value: unknown): unknown {
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value;
  const isCode = isNode(inner) && /^(Literal|TemplateLiteral|ConditionalExpression)$/.test(inner.type);
  return isCode ? null : value;
}

function readCall(reading: Reading, call: SyntaxNode): void {
  const called = nameOfCall(call);
  const given = call.arguments as SyntaxNode[];
  read(reading, call.callee, false);
  if (called === 'countOf' || called === 'wordFor') readCount(reading, called, given);
  else if (called === 'defineMessage') readMail(reading, given[0]);
  else read(reading, isCodeCall(called) ? given.map(withoutStrings) : given, takesWords(called));
}

function readCount(reading: Reading, called: string, [count, one, many]: SyntaxNode[]): void {
  read(reading, count, false);
  if (!isLiteral(one)) read(reading, [one, many], true);
  else {
    const before = called === 'countOf' ? '{count} ' : '';
    const others = isLiteral(many) ? many?.value : `${one?.value}s`;
    reading.found.push({ text: `${before}${one?.value}`, many: `${before}${others}` });
  }
}

/** Elements between words belong to their sentence; without words beside them, each is read by itself. */
function readElement(reading: Reading, node: SyntaxNode): void {
  const { openingElement, children } = node as unknown as {
    openingElement?: SyntaxNode;
    children: SyntaxNode[];
  };
  read(reading, openingElement?.attributes, false);
  const hasOwnWords = children.some(({ type, value }) => type === 'JSXText' && hasWords(String(value)));
  if (hasOwnWords) readSentence(reading, sentenceOf(children));
  else read(reading, children, true);
}

function readSentence(reading: Reading, { text, shown, others }: Sentence): void {
  addText(reading, text, true);
  read(reading, shown, true);
  read(reading, others, false);
}

/** What is not content of it, where it is for travellers. */
function readMail(reading: Reading, mail: SyntaxNode | undefined): void {
  const properties = (mail?.properties ?? []) as SyntaxNode[];
  const named = (name: string) => properties.find(({ key }) => nameOfKey(key) === name)?.value;
  if (nameOfKey(named('to')) !== 'staff') read(reading, [named('reason'), named('values')], true);
}
