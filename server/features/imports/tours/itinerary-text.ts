import { toLatinDigits } from '../../../../contracts/fields/digits.ts';

type Day = { day: number; title?: string; description?: string };

const HEADING = /^[ \t]*(?:day|दिन)[ \t-]{0,3}0?(\d{1,2})(?!\d)[ \t]*[:.)|–—-]?[ \t]*/i;
const MAX_TITLE = 200;

/** "Day 1: Up to Gangtok", and what stands below it. Without such a line, what is written is the first day's. */
export function readItinerary(text: string): Day[] {
  const days: { day: number; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const [whole, number] = HEADING.exec(toLatinDigits(line.slice(0, 40))) ?? [];
    // Latin digits are as many letters as others.
    if (whole !== undefined) days.push({ day: Number(number), lines: [line.slice(whole.length)] });
    else if (days.length > 0) days.at(-1)?.lines.push(line);
    else if (line.trim() !== '') days.push({ day: 1, lines: ['', line] });
  }
  return days.map(({ day, lines: [heading = '', ...below] }) => dayOf(day, heading, below.join('\n')));
}

/** What is in one line alone is parted after its first sentence. */
export function dayOf(day: number, heading: string, below: string): Day {
  const title = heading.trim();
  const description = below.trim();
  if (title !== '' && description === '') {
    const end = /[.!?।](?= )/.exec(title);
    if (end && end.index <= MAX_TITLE)
      return { day, title: title.slice(0, end.index), description: title.slice(end.index + 1).trim() };
    if (title.length > MAX_TITLE) return { day, description: title };
  }
  return { day, ...(title && { title }), ...(description && { description }) };
}

/** A column for each day and none for its title: the first line, or sentence, is one. */
export function dayOfText(day: number, text: string): Day {
  const [first = '', ...below] = text.split('\n');
  return below.length > 0 && first.length > MAX_TITLE
    ? dayOf(day, '', text)
    : dayOf(day, first, below.join('\n'));
}
