import { toldTour } from './untold.ts';

/** What stands in a new reply to an enquiry before anybody has written. */
export function startOfReply(fullName: string): string {
  return `${greetingOf(fullName)}\n\nThank you for your enquiry. `;
}

/** The same of a reply to a contact message. */
export function greetingOf(name: string): string {
  return `Dear ${withoutGapMarks(name)},`;
}

/** The subject of a new reply to an enquiry. */
export function subjectOfReply({ reference, tourName }: { reference: string; tourName: string }): string {
  return [`Your enquiry ${reference}`, toldTour(tourName)].filter(Boolean).join(': ');
}

/** Of what a traveller has typed: nothing of it is taken for a gap that somebody has to fill. */
export function withoutGapMarks(text: string): string {
  return text.replace(/[{}[\]]/g, '');
}

/** Whether nothing stands in a reply but what stood there before anybody wrote, or a part of it. */
export function isUnwritten(text: string, fullName: string): boolean {
  const written = inOneLine(text);
  return [greetingOf(fullName), startOfReply(fullName)].map(inOneLine).includes(written) || written === '';
}

const inOneLine = (text: string) => text.split(/\s/).filter(Boolean).join(' ');

/** Said beside the field. */
export const WRITE_SOMETHING = 'Only the beginning stands here. Write your answer.';

/** Most gaps that are named. */
const NAMED = 5;

/**
 * The gaps of a text that somebody has still to fill: a field of a template that stands in it unfilled, `{price}`; one
 * that has no value, `[price: not known]`; and what a template leaves open, `[…]`, `[… days]` or `[...]`.
 */
export function gapsIn(text: string): string[] {
  const found = text.match(/\{[a-z_ ]{1,40}\}|\[[a-z ]{1,40}: not known\]|\[(?:…|\.\.\.)[^[\]\n]{0,60}\]/gi);
  return [...new Set(found ?? [])];
}

/** What is said of these gaps: "Fill [price: not known] first." */
export function fillFirst(gaps: readonly string[]): string {
  const named = gaps.slice(0, NAMED).join(', ');
  return `Fill this first: ${named}${gaps.length > NAMED ? ' and more' : ''}.`;
}
