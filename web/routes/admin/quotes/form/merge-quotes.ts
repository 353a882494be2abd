import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { compareParts } from '../../conflict/compare-parts.ts';
import type { Conflict } from '../../conflict/conflict-dialog.tsx';
import { STAFF_TREATMENTS, TAX_KIND_NAMES, TCS_KIND_NAMES } from '../quote-words.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { type QuoteForm, toBody, toForm } from './quote-form-values.ts';

export type QuotePart = keyof QuoteForm;

export const QUOTE_PARTS: Record<QuotePart, string> = {
  travelDay: 'Travel day',
  people: 'People',
  validUntil: 'Valid until',
  options: 'Options and prices',
  taxKind: 'GST',
  isTaxIncluded: 'GST in the prices',
  exemptPercent: 'Share abroad',
  tcsKind: 'TCS',
  days: 'Days',
  included: 'Included',
  notIncluded: 'Not included',
  words: 'Your own words',
  instalments: 'Instalments',
};

const PARTS = Object.keys(QUOTE_PARTS) as QuotePart[];

type Sides = { base: QuoteForm; yours: QuoteForm; theirs: QuoteForm };

/** Parts that both changed are conflicts; those that only the colleague changed are taken over. */
export function mergeQuotes({ base, yours, theirs }: Sides, version: number) {
  const textOf = (form: QuoteForm) => {
    const body = toBody(form);
    return (part: QuotePart) => JSON.stringify(body[part]);
  };
  const { conflicts, taken } = compareParts(PARTS, {
    base: textOf(base),
    yours: textOf(yours),
    theirs: textOf(theirs),
  });
  const parts = conflicts.map((part) => ({
    part,
    name: QUOTE_PARTS[part],
    yours: partText(yours, part),
    theirs: partText(theirs, part),
  }));
  const conflict: Conflict<QuotePart> = { version, parts, taken: taken.map((part) => QUOTE_PARTS[part]) };
  return { merged: withParts(yours, theirs, taken), conflict };
}

/** The version of a draft that nobody has saved yet. */
const FIRST_VERSION = 1;
/** Never a stored version: the server refuses it, and the dialog asks which side stays. */
const NO_VERSION = 0;

/** Moves what was typed onto another draft, where a colleague may have written as well. */
export function carriedOver(
  typed: QuoteDraft,
  { content, version }: Pick<DeskQuote, 'content' | 'version'>,
  isRevision: boolean,
): QuoteDraft {
  const { form, base } = typed;
  const theirs = toForm(content);
  // Made from the enquiry, and nobody has saved anything in it.
  if (!isRevision && version === FIRST_VERSION) return { form, base: theirs, version };
  const { merged, conflict } = mergeQuotes({ base, yours: form, theirs }, version);
  const isAsked = conflict.parts.length > 0;
  return isAsked ? { form, base, version: NO_VERSION } : { form: merged, base: theirs, version };
}

export function withParts(form: QuoteForm, other: QuoteForm, parts: readonly QuotePart[]): QuoteForm {
  return { ...form, ...Object.fromEntries(parts.map((part) => [part, other[part]])) };
}

function partText(form: QuoteForm, part: QuotePart): string {
  switch (part) {
    case 'taxKind':
      return TAX_KIND_NAMES[form.taxKind];
    case 'tcsKind':
      return TCS_KIND_NAMES[form.tcsKind];
    case 'isTaxIncluded':
      return form.isTaxIncluded ? 'Yes' : 'No';
    case 'days':
      return form.days.map(joined).join('\n');
    case 'instalments':
      return form.instalments.map(({ dueOn, percent }) => `${dueOn}: ${percent}%`).join('\n');
    case 'options':
      return form.options.map(optionText).join('\n\n');
    default:
      return form[part];
  }
}

function optionText({ label, lines, discount, discountReason }: QuoteForm['options'][number]): string {
  const off = discount && discount !== '0' ? [joined({ less: `less ₹${discount}`, discountReason })] : [];
  const ofLine = ({ text, quantity, each, cost, treatment }: (typeof lines)[number]) =>
    joined({
      text,
      price: `${quantity} × ₹${each}`,
      cost: cost && `costs ₹${cost}`,
      treatment: treatment === 'priced' ? '' : STAFF_TREATMENTS[treatment],
    });
  return [label, ...lines.map(ofLine), ...off].join('\n');
}

const joined = (texts: Record<string, string>) => Object.values(texts).filter(Boolean).join(' · ');
