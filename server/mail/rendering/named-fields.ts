import type { FieldValue, FieldValues } from './mail-blocks.ts';

/** `{{reference}}` or `{{tour:gangtok-in-five-days}}` */
const FIELD = /\{\{([\w:-]{1,120})\}\}/g;
/** An unclosed field would be sent as typed. */
const OPEN = '{{';

export type Part = { text: string } | { field: string };

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

export function fieldNamesIn(text: string): string[] {
  return [...new Set(partsOf(text).flatMap((part) => ('field' in part ? [part.field] : [])))];
}

export function unclosedFieldIn(text: string): string | undefined {
  for (const part of partsOf(text)) {
    const at = 'text' in part ? part.text.indexOf(OPEN) : -1;
    if ('text' in part && at >= 0) return part.text.slice(at, at + 24).split('\n')[0];
  }
  return undefined;
}

/** Own properties only: a text must not reach `constructor`. */
export function givenValue(values: FieldValues, name: string): FieldValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  return typeof value === 'string' ? value.trim() === '' : value.blocks.length === 0;
}

/** For subjects: always one line. */
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
