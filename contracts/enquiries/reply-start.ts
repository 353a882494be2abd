import { toldTour } from './untold.ts';

export function startOfReply(fullName: string): string {
  return `${greetingOf(fullName)}\n\nThank you for your enquiry. `;
}

export function greetingOf(name: string): string {
  return `Dear ${withoutGapMarks(name)},`;
}

export function subjectOfReply({ reference, tourName }: { reference: string; tourName: string }): string {
  return [`Your enquiry ${reference}`, toldTour(tourName)].filter(Boolean).join(': ');
}

/** Removes brackets and braces, so that a traveller's text never looks like a gap to fill. */
export function withoutGapMarks(text: string): string {
  return text.replace(/[{}[\]]/g, '');
}

export function isUnwritten(text: string, fullName: string): boolean {
  const written = inOneLine(text);
  return [greetingOf(fullName), startOfReply(fullName)].map(inOneLine).includes(written) || written === '';
}

const inOneLine = (text: string) => text.split(/\s/).filter(Boolean).join(' ');

export const WRITE_SOMETHING = 'Only the beginning stands here. Write your answer.';

const NAMED = 5;

/** Gaps to fill: an unfilled field `{price}`, a missing value `[price: not known]`, and a template's own `[…]`. */
export function gapsIn(text: string): string[] {
  const found = text.match(/\{[a-z_ ]{1,40}\}|\[[a-z ]{1,40}: not known\]|\[(?:…|\.\.\.)[^[\]\n]{0,60}\]/gi);
  return [...new Set(found ?? [])];
}

export function fillFirst(gaps: readonly string[]): string {
  const named = gaps.slice(0, NAMED).join(', ');
  return `Fill this first: ${named}${gaps.length > NAMED ? ' and more' : ''}.`;
}
