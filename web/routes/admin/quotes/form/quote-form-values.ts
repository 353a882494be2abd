import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import { isDay } from '../../../../../contracts/india-time.ts';
import type { TaxRules } from '../../../../../contracts/money/tax-rules.ts';
import type { QuoteBody, QuoteLine } from '../../../../../contracts/quotes/quote-body.contract.ts';
import { marginOf, quoteTotals } from '../../../../../contracts/quotes/quote-totals.ts';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { type AsTyped, plainNumbers, readNumbers, typedOf } from '../../records/typed-values.ts';
import type { ShownQuote } from '../quote-sheet.tsx';

type ListName = 'included' | 'notIncluded';

/** Lists of short texts are typed into one field, one per line. */
export type QuoteForm = AsTyped<Omit<QuoteBody, ListName>> & Record<ListName, string>;
export type FormOption = QuoteForm['options'][number];

export const EMPTY_LINE: FormOption['lines'][number] = {
  text: '',
  quantity: '1',
  each: '',
  cost: '',
  treatment: 'priced',
};

export function toForm({ included, notIncluded, ...rest }: QuoteBody): QuoteForm {
  return { ...typedOf(rest), included: included.join('\n'), notIncluded: notIncluded.join('\n') };
}

/** The request body; also used to compare two forms. */
export function toBody(form: QuoteForm) {
  return {
    ...plainNumbers(form),
    included: linesOf(form.included),
    notIncluded: linesOf(form.notIncluded),
    options: plainNumbers(form.options).map((option) => ({
      ...option,
      discount: option.discount.trim() || '0',
    })),
    exemptPercent: form.exemptPercent.trim() || '0',
  };
}

export function isSameQuote(one: QuoteForm, other: QuoteForm): boolean {
  return JSON.stringify(toBody(one)) === JSON.stringify(toBody(other));
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Counted = { lines: QuoteLine[]; discount: number };

/** For the sums shown while typing: anything that is not a number counts as 0. */
export function countedOption({ lines, discount }: FormOption): Counted {
  return {
    lines: readNumbers(lines).map(({ quantity, each, ...line }) => ({
      ...{ ...line, quantity: quantity ?? 0, each: each ?? 0 },
    })),
    discount: readTypedNumber(discount, 'rupees') ?? 0,
  };
}

/** For how many the lines are, if not for those who travel: lines for adults and for children go together. */
export function otherParty({ lines }: Counted, people: number | null): number | undefined {
  if (people === null) return undefined;
  const counts = lines.flatMap(({ treatment, quantity }) => (treatment === 'priced' ? [quantity] : []));
  const largest = Math.max(0, ...counts);
  const sums = new Set([0]);
  for (const count of counts) for (const sum of [...sums]) if (sum + count <= people) sums.add(sum + count);
  // All single: "Vehicle × 1" is for any number.
  return largest < 2 || sums.has(people) ? undefined : largest;
}

const NAMES = ['Standard', 'Deluxe'];

/** A copy of the first option, to be made dearer or cheaper. */
export function nextOption(options: FormOption[]): FormOption {
  const [first] = options;
  const taken = options.map(({ label }) => label.trim().toLowerCase());
  const label = NAMES.find((name) => !taken.includes(name.toLowerCase())) ?? `Option ${options.length + 1}`;
  const empty = { lines: [EMPTY_LINE], discount: '', discountReason: '' };
  return { ...structuredClone(first ?? { ...empty, label }), label };
}

type TypedTax = Pick<QuoteForm, 'taxKind' | 'isTaxIncluded' | 'exemptPercent' | 'tcsKind'>;

export const readTax = ({ exemptPercent, ...tax }: TypedTax) => ({
  ...{ taxKind: tax.taxKind, isTaxIncluded: tax.isTaxIncluded, tcsKind: tax.tcsKind },
  exemptPercent: readTypedNumber(exemptPercent, 'percent') ?? 0,
});

/** `margin`: null while a cost is missing. */
export function sumsOf(option: FormOption, typedTax: TypedTax, rules: TaxRules) {
  const counted = countedOption(option);
  const tax = readTax(typedTax);
  const totals = quoteTotals(counted, tax, rules);
  return { counted, totals, margin: marginOf(counted, totals, tax.isTaxIncluded) };
}

/** Leaves out rows that are not filled in. */
export function readInstalments(typed: QuoteForm['instalments']) {
  return readNumbers(typed).flatMap(({ dueOn, percent }) =>
    isDay(dueOn) && percent !== null ? [{ dueOn, percent }] : [],
  );
}

/** As it would be sent now. */
export function shownQuote(
  form: QuoteForm,
  { enquiry, rules, figures }: Pick<DeskQuote, 'enquiry' | 'rules' | 'figures'>,
): ShownQuote {
  const { taxKind: kind, isTaxIncluded: isIncluded, ...tax } = readTax(form);
  return {
    tour: { title: enquiry.tourName, slug: null },
    ...{ travelDay: form.travelDay, validUntil: form.validUntil, words: form.words, days: form.days },
    people: readTypedNumber(form.people) ?? 0,
    included: linesOf(form.included),
    notIncluded: linesOf(form.notIncluded),
    options: form.options.map((option) => {
      const { counted, totals } = sumsOf(option, form, rules);
      return { label: option.label, lines: counted.lines, discountReason: option.discountReason, totals };
    }),
    tax: { kind, isIncluded, ...tax, rules },
    instalments: readInstalments(form.instalments),
    terms: { figures },
  };
}
