import type { SyntaxNode } from '../../../tests/support/syntax-tree.ts';
import { isLiteral, nameOfExpression, templateOf } from './written-nodes.ts';

/** `shown` and `others` are read by themselves: what stands for a placeholder, and attributes. */
export type Sentence = { text: string; shown: SyntaxNode[]; others: unknown[] };

/** What an element says with the elements in it. */
export function sentenceOf(children: readonly SyntaxNode[]): Sentence {
  const sentence: Sentence = { text: '', shown: [], others: [] };
  let elements = 0;
  const add = (child: SyntaxNode): void => {
    if (child.type === 'JSXText') sentence.text += asReactJoins(String(child.value));
    else if (child.type === 'JSXExpressionContainer') addExpression(sentence, child.expression as SyntaxNode);
    else addElement(child);
  };
  const addElement = ({ openingElement, children: within }: SyntaxNode): void => {
    sentence.others.push((openingElement as SyntaxNode | undefined)?.attributes);
    elements += 1;
    const number = elements;
    const before = `${sentence.text}<${number}`;
    sentence.text = `${before}>`;
    for (const child of within as SyntaxNode[]) add(child);
    sentence.text = sentence.text === `${before}>` ? `${before}/>` : `${sentence.text}</${number}>`;
  };
  for (const child of children) add(child);
  return sentence;
}

function addExpression(sentence: Sentence, expression: SyntaxNode): void {
  if (isLiteral(expression)) sentence.text += expression.value;
  else if (expression.type === 'TemplateLiteral') {
    sentence.text += templateOf(expression);
    sentence.others.push(expression.expressions);
  } else if (expression.type !== 'JSXEmptyExpression') {
    sentence.text += `{${nameOfExpression(expression)}}`;
    sentence.shown.push(expression);
  }
}

const asReactJoins = (raw: string) =>
  raw
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('&nbsp;', ' ');
