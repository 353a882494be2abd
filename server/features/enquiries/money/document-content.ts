import { amountInWords } from '../../../../contracts/money/amount-in-words.ts';
import type { DocumentKind } from '../../../../contracts/money/document-terms.ts';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import { stateName } from '../../../../contracts/money/indian-states.ts';
import type { MoneyRules } from '../../../../contracts/money/money-rules.ts';
import { taxPercentOf } from '../../../../contracts/money/tax-rules.ts';
import {
  placeOfSupply,
  retaxed,
  type TaxedAmounts,
  taxedAmounts,
  unagreed,
  untaxed,
} from '../../../../contracts/money/taxed-amounts.ts';
import type { KnownSettings } from '../../../../contracts/settings/known-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { Agreement } from './agreement.ts';

export type WantedDocument = {
  kind: DocumentKind;
  paise: number;
  lines: IssuedDocument['lines'];
  of?: IssuedDocument | undefined;
  /** Of a paper that takes back: as `of` has them. */
  amounts?: TaxedAmounts;
  advances?: IssuedDocument['advances'];
  payment?: IssuedDocument['payment'];
  address?: string;
};

type Around = {
  enquiry: BookingRow;
  agreement: Agreement | undefined;
  rules: MoneyRules;
  agency: KnownSettings;
  people: number;
  day: string;
  number: string;
};

export function documentContent(wanted: WantedDocument, around: Around): IssuedDocument {
  const { kind, paise, lines, of, advances, payment = null } = wanted;
  const { enquiry, agreement, rules, agency, day, number } = around;
  const buyer = buyerOf(enquiry, agreement);
  const place = placeOfSupply(buyer, rules.homeState);
  const amounts = wanted.amounts ?? amountsOf(wanted, { agreement, rules, place });
  return {
    ...{ kind, title: titleOf(wanted, rules, amounts), number, day },
    seller: {
      name: rules.legalName || agency.agencyName,
      addressLines: agency.addressLines ?? [],
      gstin: rules.gstin,
      state: stateOf(rules.homeState),
      contact: [agency.phones?.[0], agency.email].filter(Boolean).join(' · '),
    },
    buyer: {
      ...{ name: buyer.name, gstin: buyer.gstin, state: stateOf(buyer.state) },
      address: wanted.address || buyer.address || (of?.buyer.address ?? ''),
    },
    trip: {
      reference: enquiry.reference,
      title: agreement?.sent.tour.title ?? enquiry.tour_name,
      travelDay: agreement?.travelDay ?? enquiry.book_at ?? '',
      ...(agreement && { lastDay: agreement.lastDay }),
      people: around.people,
    },
    ...(of && wanted.amounts ? saidIn(of) : supplyBy(kind, amounts, { agreement, rules, place })),
    ...{ lines, amounts, advances, inWords: amountInWords(paise), payment },
    of: of ? { number: of.number, day: of.day } : null,
  };
}

/** What takes back a paper is to whom, and about what, that one was. */
const saidIn = ({ buyer, trip, placeOfSupply, sac, sentences }: IssuedDocument) => ({
  ...{ buyer, trip, placeOfSupply, sac, sentences },
});

type Supplied = Pick<Around, 'agreement' | 'rules'> & { place: string };

/** The tax of what an invoice says stands in the invoice alone. */
function amountsOf({ kind, paise }: WantedDocument, { agreement, rules, place }: Supplied): TaxedAmounts {
  if (kind === 'receipt') return untaxed(paise);
  return taxedAmounts(paise, agreedBy(rules, agreement, paise), place === rules.homeState);
}

function supplyBy(kind: DocumentKind, amounts: TaxedAmounts, { agreement, rules, place }: Supplied) {
  const { registration, sac } = rules;
  if (kind === 'receipt' && registration === 'regular')
    return { placeOfSupply: null, sac: '', sentences: [] };
  return {
    placeOfSupply: registration === 'regular' ? stateOf(place) : null,
    sac: registration === 'none' ? '' : sac,
    sentences: sentencesOf(rules, agreement, amounts),
  };
}

/** The name in which it was accepted; a quotation's addressee else. */
export function buyerOf(enquiry: Pick<BookingRow, 'full_name'>, agreement: Agreement | undefined) {
  const { name = enquiry.full_name, gstin = '', state = '', address = '' } = agreement?.decision ?? {};
  return { name, gstin, address, state: gstin === '' ? state : gstin.slice(0, 2) };
}

function agreedBy(rules: MoneyRules, agreement: Agreement | undefined, paise: number) {
  if (!agreement) return unagreed(paise, rules);
  const { tax } = agreement.sent;
  const agreed = { totals: agreement.option.totals, isTaxIncluded: tax.isIncluded };
  if (tax.rules.registration === rules.registration) return agreed;
  const percent = taxPercentOf(rules, tax.kind);
  return retaxed({ ...agreed, exemptPercent: tax.exemptPercent, percent });
}

const stateOf = (code: string) => ({ code, name: code === '' ? '' : stateName(code) });

export const refundTitle = (of: DocumentKind | undefined) =>
  of === 'receipt_voucher' ? 'Refund voucher' : 'Refund note';

function titleOf(
  { kind, of }: Pick<WantedDocument, 'kind' | 'of'>,
  { registration }: MoneyRules,
  { taxPercent }: TaxedAmounts,
): string {
  switch (kind) {
    case 'invoice':
      if (registration === 'none') return 'Invoice';
      return registration === 'regular' && taxPercent > 0 ? 'Tax invoice' : 'Bill of supply';
    case 'receipt_voucher':
      return 'Receipt voucher';
    case 'receipt':
      return 'Receipt';
    case 'refund_voucher':
      return refundTitle(of?.kind);
    case 'credit_note':
      return 'Credit note';
  }
}

function sentencesOf(rules: MoneyRules, agreement: Agreement | undefined, { taxPercent }: TaxedAmounts) {
  if (rules.registration === 'none') return ['The seller is not registered for GST: no tax is charged.'];
  if (rules.registration === 'composition')
    return ['Composition taxable person, not eligible to collect tax on supplies.'];
  const isPackage = agreement?.sent.tax.kind === 'package' && taxPercent > 0;
  return [
    ...(isPackage && rules.packageSentence !== '' ? [rules.packageSentence] : []),
    ...(agreement ? [] : ['The rate was not known when it was paid.']),
    'No tax is payable on reverse charge.',
  ];
}
