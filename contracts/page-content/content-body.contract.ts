import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { faultOfMarks } from '../fields/markdown-bounds.ts';
import { wholeNumber } from '../fields/number.contract.ts';
import { beforeCleaning, cleanText, requiredLine, requiredText } from '../fields/text.contract.ts';
import { maybeWebAddress } from '../fields/web-address.contract.ts';
import { HEX_COLOUR } from '../look/accent.ts';
import { foldChoice, MAX_CHOICE_LENGTH } from '../tours/destinations.ts';
import { unknownBraces } from './content-braces.ts';
import type { ContentField, ContentFields, ListField } from './content-fields.ts';

export const MEDIA_ADDRESS_MAX = 200;

/** `draft`: half-written is fine, too long is not. */
export type Strictness = 'draft' | 'published';

export function contentBody(fields: ContentFields, how: Strictness): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, contentPart(field, how)])),
    { error: 'Send the fields of this page.' },
  );
}

function contentPart(field: ContentField, how: Strictness): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
      return writtenText(field, how);
    case 'markdown':
      return writtenText({ ...field, kind: 'text' }, how).superRefine(fewMarks);
    case 'lines':
      return z
        .array(writtenText({ kind: 'line', label: 'this line', max: field.lineMax }, how), {
          error: `Send ${lower(field.label)} as a list.`,
        })
        .max(field.max, `Keep ${lower(field.label)} to ${field.max} lines at most.`)
        .min(
          field.isNeeded && how === 'published' ? 1 : 0,
          `Write at least one line of ${lower(field.label)}.`,
        );
    case 'picture':
    case 'video':
      return mediaAddress(field.label);
    case 'number':
      return figure(field);
    case 'choice':
      return z.enum(Object.keys(field.choices), {
        error: `Choose: ${Object.values(field.choices).join(', ')}.`,
      });
    case 'link':
      return how === 'draft' ? freeText(field.label, LINK_MAX) : siteLink;
    case 'web-address':
      return how === 'draft' ? freeText(field.label, LINK_MAX) : maybeWebAddress;
    case 'day':
      return how === 'draft' ? freeText(field.label, 10) : calendarDay('Choose the day.');
    case 'key':
      return freeText(field.label, MAX_CHOICE_LENGTH);
    case 'colour':
      return how === 'draft' ? freeText(field.label, COLOUR_MAX) : hexColour;
    case 'group':
      return contentBody(field.fields, how);
    case 'list':
      return listOf(field, how);
  }
}

const LINK_MAX = 500;
const COLOUR_MAX = 20;

const NO_COLOUR = 'Write the colour as #12433a, or leave it empty.';
const hexColour = z
  .string({ error: NO_COLOUR })
  .max(COLOUR_MAX, NO_COLOUR)
  .transform((typed) => cleanText(typed).toLowerCase())
  .pipe(z.string().regex(HEX_COLOUR, NO_COLOUR).or(z.literal('')));

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

type Written = { kind: 'line' | 'text'; label: string; max: number; isOptional?: true };

function writtenText({ kind, label, max, isOptional }: Written, how: Strictness) {
  if (how === 'draft' || isOptional) return freeText(label, max).superRefine(knownBraces);
  const required = kind === 'line' ? requiredLine(lower(label), max) : requiredText(lower(label), max);
  return required.superRefine(knownBraces);
}

function freeText(label: string, max: number) {
  const fault = `Keep ${lower(label)} to ${max} characters at most.`;
  return z
    .string({ error: `Send ${lower(label)} as text.` })
    .max(beforeCleaning(max), fault)
    .transform(cleanText)
    .pipe(z.string().max(max, fault));
}

function knownBraces(written: string, { addIssue }: z.core.$RefinementCtx<string>): void {
  const [unknown] = unknownBraces(written);
  if (unknown) addIssue({ code: 'custom', message: `{${unknown}} stands for nothing here.` });
}

function fewMarks(written: string, { addIssue }: z.core.$RefinementCtx<string>): void {
  const message = faultOfMarks(written);
  if (message) addIssue({ code: 'custom', message });
}

function figure({ min, max, label }: Extract<ContentField, { kind: 'number' }>) {
  const fault = `${label}: a whole number from ${min} to ${max}.`;
  return wholeNumber(fault, { min: [min, fault], max: [max, fault] });
}

function mediaAddress(label: string) {
  const fault = `Choose ${lower(label)} from the library.`;
  return z
    .string({ error: fault })
    .max(MEDIA_ADDRESS_MAX, fault)
    .transform(cleanText)
    .pipe(z.string().regex(/^(?:|\/media\/[\w/.-]+)$/, fault));
}

const NO_LINK = 'Give a page of this site, like /tours, or a whole web address.';
const siteLink = requiredLine('where it leads', LINK_MAX).pipe(
  z.union([z.string().regex(/^\/(?!\/)[\w\-./?=&%#]*$/), maybeWebAddress], { error: NO_LINK }),
);

function listOf(field: ListField, how: Strictness) {
  const { label, item, min, max, one, differIn, faultsOf, isNeeded } = field;
  const items = z
    .array(contentBody(item, how), { error: `Send ${lower(label)} as a list.` })
    .max(max, `Keep ${lower(label)} to ${max} at most.`);
  if (how === 'draft') return items;
  // None at all is mostly fine: the page leaves the part out.
  const few = `Add at least ${min} ${min === 1 ? one : `${one}s`}${isNeeded ? '' : ', or none'}.`;
  return items
    .refine((list) => (list.length === 0 && !isNeeded) || list.length >= min, few)
    .superRefine((list, { addIssue }) => {
      for (const { at, field: name, message } of faultsOf?.(list) ?? [])
        addIssue({ code: 'custom', path: [at, name], message });
      if (differIn === undefined) return;
      for (const at of repeatsIn(list, differIn))
        addIssue({ code: 'custom', path: [at, differIn], message: `Another ${one} has this already.` });
    });
}

function repeatsIn(items: readonly Record<string, unknown>[], field: string): number[] {
  const values = items.map((item) => foldChoice(String(item[field])));
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
}
