import { countOf } from '../../../../contracts/count-of.ts';
import type { CustomerInList, CustomerSummary } from '../../../../contracts/customers/customers.contract.ts';

export const nameOf = ({ name }: { name: string }) => name || 'No name';

/** "3 enquiries, 1 open · 2 messages" */
export function itemsText({
  enquiryCount,
  openCount,
  messageCount,
  hasAccount,
}: Pick<CustomerInList, 'enquiryCount' | 'openCount' | 'messageCount' | 'hasAccount'>): string {
  const open = openCount > 0 ? `, ${openCount} open` : '';
  const parts = [
    ...(enquiryCount > 0 ? [`${countOf(enquiryCount, 'enquiry', 'enquiries')}${open}`] : []),
    ...(messageCount > 0 ? [countOf(messageCount, 'message')] : []),
  ];
  if (parts.length > 0) return parts.join(' · ');
  return hasAccount ? 'Account only' : 'Nothing in the list';
}

/** "travelled with us 2×"; empty if they have not. */
export function travelledText(tripCount: number): string {
  if (tripCount === 0) return '';
  return tripCount === 1 ? 'Travelled with us' : `Travelled with us ${tripCount}×`;
}

/** "3rd enquiry · travelled with us in 2026" */
export function lineText({ nth, enquiryCount, messageCount, trips }: CustomerSummary): string {
  const years = [...new Set(trips.map(({ travelOn }) => travelOn.slice(0, 4)).filter(Boolean))];
  const count =
    nth === null
      ? [
          ...(enquiryCount > 0 ? [countOf(enquiryCount, 'enquiry', 'enquiries')] : []),
          ...(messageCount > 1 ? [countOf(messageCount, 'message')] : []),
        ].join(' · ') || 'Nothing else yet'
      : enquiryCount === 1
        ? 'First enquiry'
        : `${ordinal(nth)} enquiry of ${enquiryCount}`;
  if (trips.length === 0) return count;
  return `${count} · travelled with us${years.length > 0 ? ` in ${years.join(', ')}` : ''}`;
}

function ordinal(number: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${number}${ends[rule] ?? 'th'}`;
}
