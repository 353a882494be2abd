import { withoutGapMarks } from '../enquiries/reply-start.ts';

export const TEMPLATE_FIELDS = {
  name: 'the traveller’s name',
  tour: 'the tour',
  date: 'the travel day',
  party: 'how many travel: 4 people',
  price: 'what the whole party pays on its day, and what for; a gap where that is not known',
  reference: 'the reference: TT-2TZQZ',
  agency: 'the agency’s name',
  writer: 'who answers: your name',
} as const;

export type TemplateField = keyof typeof TEMPLATE_FIELDS;

export const TEMPLATE_LIMITS = {
  name: 80,
  subject: 200,
  text: 5_000,
  count: 200,
} as const;

const FIELD = /\{{1,2} ?([^{}\n]{1,40}?) ?\}{1,2}/g;

function isField(name: string): name is TemplateField {
  return Object.hasOwn(TEMPLATE_FIELDS, name);
}

export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isField(name.toLowerCase())))];
}

export function unknownFieldsFault(text: string): string | undefined {
  const unknown = unknownFields(text);
  if (unknown.length === 0) return undefined;
  const all = Object.keys(TEMPLATE_FIELDS).map((name) => `{${name}}`);
  const named = unknown.slice(0, 5).map((name) => `{${name}}`);
  return `There is no field ${named.join(', ')}. There are ${all.join(', ')}.`;
}

export function fillFields(text: string, values: Partial<Record<TemplateField, string>>): string {
  return text.replace(FIELD, (whole, typed: string) => {
    const name = typed.toLowerCase();
    if (!isField(name)) return whole;
    return withoutGapMarks(values[name] ?? '') || `[${name}: not known]`;
  });
}
