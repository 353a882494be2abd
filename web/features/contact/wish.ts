import { countPeople } from '../../../contracts/count-of.ts';
import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { formatDay, isDay } from '../../../contracts/india-time.ts';
import type { EnquiryValues } from '../enquiry/enquiry-check.ts';

export type TypedWish = Partial<Record<keyof EnquiryValues | 'partyWords', string>>;

export function wishText({ destination, guestSize, fullName, ...rest }: TypedWish): string {
  const people = Number(toLatinDigits(guestSize ?? ''));
  const { bookAt = '', hasOpenDates, travelWords } = rest;
  const facts = [
    destination?.trim() ? `ask about ${destination.trim()}` : 'plan a tour',
    ...(isDay(bookAt) && !hasOpenDates ? [`on ${formatDay(bookAt)}`] : []),
    ...(Number.isInteger(people) && people > 0 ? [`for ${countPeople(people)}`] : []),
  ];
  const sentences = [
    `I would like to ${facts.join(' ')}.`,
    hasOpenDates && openDateText(travelWords?.trim() ?? ''),
    fullName?.trim() && `My name is ${fullName.trim()}.`,
  ];
  const text = sentences.filter(Boolean).join(' ');
  const food = rest.dietaryWish?.trim();
  return [text, rest.message?.trim(), food && `Food: ${food}`, rest.partyWords].filter(Boolean).join('\n');
}

function openDateText(words: string): string {
  return words === '' || words === NOT_DECIDED ? 'The dates are open.' : `The dates are open: ${words}.`;
}
