import { TOUR_FIELD } from '../../../contracts/newsletter/issue-terms.ts';
import { faultOfMarks } from '../../mail/rendering/markdown-bounds.ts';

/** More would not fit into a mail. */
export const MAX_TOURS = 20;

/** Undefined if it can be laid out. */
export function faultOfLayout(body: string): string | undefined {
  return faultOfMarks(body) ?? faultOfMarks(separateTours(body));
}

export function readTourFields(
  body: string,
  names: readonly string[],
  unclosed: string | undefined,
): { slugs: string[]; faults: string[] } {
  const faults: string[] = [];
  const marks = faultOfLayout(body);
  if (marks) faults.push(marks);
  if (unclosed !== undefined) faults.push(`A field has no end: ${unclosed}`);
  for (const name of names)
    if (!name.startsWith(TOUR_FIELD))
      faults.push(`There is no field {{${name}}}: only tours can be dropped in.`);
  const tours = names.filter((name) => name.startsWith(TOUR_FIELD));
  const lines = new Set(body.split('\n').map((line) => line.trim()));
  for (const name of tours)
    if (!lines.has(`{{${name}}}`)) faults.push(`{{${name}}} has to stand in a line of its own.`);
  if (tours.length > MAX_TOURS) faults.push(`Drop in ${MAX_TOURS} tours at most.`);
  return { slugs: tours.map((name) => name.slice(TOUR_FIELD.length)), faults };
}

export function separateTours(body: string): string {
  return body
    .split('\n')
    .map((line) => (line.trim().startsWith(`{{${TOUR_FIELD}`) ? `\n${line.trim()}\n` : line))
    .join('\n');
}
