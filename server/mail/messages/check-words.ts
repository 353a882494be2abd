import { faultOfMarks } from '../../../contracts/fields/markdown-bounds.ts';
import { WORDS_LIMITS } from '../../../contracts/mail-words/languages.ts';
import { fieldNamesIn, unclosedFieldIn } from '../rendering/named-fields.ts';
import { fieldsWithinAddresses } from '../rendering/parse-mail-markdown.ts';
import { FIELDS_OF_ALL, type MessageField, type MessageKind, type MessageWords } from './message-kind.ts';

export type WordsFaults = { subject?: string; body?: string };

export function faultsOfWords(kind: MessageKind, words: MessageWords): WordsFaults {
  const faults: WordsFaults = {};
  for (const part of ['subject', 'body'] as const) {
    const fault = faultOf(kind, part, words[part]);
    if (fault) faults[part] = fault;
  }
  return faults;
}

function faultOf(kind: MessageKind, part: keyof MessageWords, text: string): string | undefined {
  if (text.length > WORDS_LIMITS[part]) return `Use at most ${WORDS_LIMITS[part]} characters.`;
  if (text.trim() === '') return part === 'subject' ? 'Enter a subject.' : 'Enter what the mail says.';
  const marks = part === 'body' ? faultOfMarks(text) : undefined;
  if (marks) return marks;
  const open = unclosedFieldIn(text);
  if (open) return `A field has no end, or a name with a sign that none has: ${open}`;
  const known: Readonly<Record<string, MessageField>> = { ...FIELDS_OF_ALL, ...kind.fields };
  const named = fieldNamesIn(text);
  const unknown = named.find((name) => !Object.hasOwn(known, name));
  if (unknown) return `There is no field {{${unknown}}} in this message.`;
  const missing = Object.entries(kind.fields).find(
    ([name, field]) => field.required === part && !named.includes(name),
  );
  if (missing) return `{{${missing[0]}}} must not be left out: ${missing[1].says}.`;
  const misled =
    part === 'body'
      ? [...fieldsWithinAddresses(text), ...gluedFields(text)].find((name) => name.endsWith('Link'))
      : undefined;
  if (misled) return `{{${misled}}} has to be all of an address, and no part of another.`;
  return misplacedIn(part, text, named, known);
}

/** A mail program would make one address of what stands close together. */
function gluedFields(text: string): string[] {
  return [...text.matchAll(/\{\{(\w{1,40})\}\}/g)].flatMap(({ 0: field, 1: name = '', index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + field.length)];
    const isApart =
      /(?:^|[\s<]|\]\()$/.test(before.slice(-2)) && /^(?:$|[\s>)]|[.,;:!?](?:\s|$))/.test(after.slice(0, 2));
    return isApart ? [] : [name];
  });
}

function misplacedIn(
  part: keyof MessageWords,
  text: string,
  named: string[],
  known: Readonly<Record<string, MessageField>>,
): string | undefined {
  const blocks = named.filter((name) => known[name]?.isBlock);
  if (part === 'subject')
    return blocks[0] ? `{{${blocks[0]}}} is more than a line, and cannot stand in a subject.` : undefined;
  const paragraphs = text
    .replaceAll('\r', '')
    .split('\n\n')
    .map((paragraph) => paragraph.trim());
  const crowded = blocks.find((name) => !standsAlone(paragraphs, `{{${name}}}`));
  return (
    crowded && `{{${crowded}}} has to stand in a line of its own, with an empty line before and after it.`
  );
}

function standsAlone(paragraphs: string[], field: string): boolean {
  return paragraphs.every((paragraph) => !paragraph.includes(field) || paragraph === field);
}
