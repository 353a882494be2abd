import type { FieldValue, FieldValues } from './mail-blocks.ts';

/** `{{reference}}`, or with a colon `{{tour:gangtok-in-five-days}}`. */
const FIELD = /\{\{([\w:-]{1,120})\}\}/g;
/** What has no end: it would go out as it stands. */
const OPEN = '{{';

export type Part = { text: string } | { field: string };

/** A text cut at its fields. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(FIELD)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ field: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The names of the fields in a text, each once. */
export function fieldNamesIn(text: string): string[] {
  return [...new Set(partsOf(text).flatMap((part) => ('field' in part ? [part.field] : [])))];
}

/** The first few letters of a field that is opened and not closed, or not named; undefined where there is none. */
export function unclosedFieldIn(text: string): string | undefined {
  for (const part of partsOf(text)) {
    const at = 'text' in part ? part.text.indexOf(OPEN) : -1;
    if ('text' in part && at >= 0) return part.text.slice(at, at + 24).split('\n')[0];
  }
  return undefined;
}

/** The value of a field, by its own name alone: every object has a `constructor`, and no text may ask for that. */
export function givenValue(values: FieldValues, name: string): FieldValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Whether nothing would be shown for it. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  return typeof value === 'string' ? value.trim() === '' : value.blocks.length === 0;
}

/** A line of plain text, such as a subject: one line, whatever the values are. */
export function fillLine(text: string, values: FieldValues): string {
  return partsOf(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const value = givenValue(values, part.field);
      return typeof value === 'string' ? value : '';
    })
    .join('')
    .replace(/\s/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
}
