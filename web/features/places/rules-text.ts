import { countOf } from '../../../contracts/count-of.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';
import { NATIONALITIES, NATIONALITY_NAMES } from '../../../contracts/stops/stop-terms.ts';
import type { PaperRules, StopFacts } from '../../../contracts/stops/stops.contract.ts';

export function rulesText(rules: PaperRules): string {
  const { access, permit, bring, note } = rules;
  if (access === '') return note;
  if (access === 'free')
    return ['No permit needed.', bring && `Bring: ${bring}.`, note].filter(Boolean).join(' ');
  if (access === 'closed') return ['Not allowed.', note].filter(Boolean).join(' ');
  return `${permit || 'A permit'}. ${measuresAndWhere(rules)}`.trim();
}

export function measuresAndWhere(rules: PaperRules): string {
  const { bring, where, note } = rules;
  return [bring && `Bring: ${bring}.`, measuresText(rules), where && `${where}.`, note]
    .filter(Boolean)
    .join(' ');
}

function measuresText({ photos, daysBefore, cost, nightFee }: PaperRules): string {
  const parts = [
    photos !== null && photos > 0 && countOf(photos, 'photograph'),
    daysBefore !== null && (daysBefore === 0 ? 'on the day itself' : `${countOf(daysBefore, 'day')} before`),
    cost !== null && (cost === 0 ? 'no fee' : `${formatRupees(cost)} a person`),
    nightFee !== null && nightFee > 0 && `${formatRupees(nightFee)} a person for each night`,
  ].filter((part): part is string => typeof part === 'string');
  const [first = '', ...rest] = parts;
  return first && `${first.charAt(0).toUpperCase()}${[first.slice(1), ...rest].join(', ')}.`;
}

/** Nationalities with equal rules share a line; those without rules are left out. */
export function rulesByWhom({ papers }: Pick<StopFacts, 'papers'>): { whom: string; text: string }[] {
  const lines = new Map<string, string[]>();
  for (const nationality of NATIONALITIES) {
    const text = rulesText(papers[nationality]);
    if (text) lines.set(text, [...(lines.get(text) ?? []), NATIONALITY_NAMES[nationality]]);
  }
  return [...lines].map(([text, names]) => ({
    whom: names.length === NATIONALITIES.length ? 'Everybody' : names.join(' and '),
    text,
  }));
}

/** "From the age of 8, advised up to 65: the lake is above 5,000 m." Empty if there is no limit. */
export function ageText({
  minAge,
  maxAge,
  ageNote,
}: Pick<StopFacts, 'minAge' | 'maxAge' | 'ageNote'>): string {
  const ages = [
    minAge !== null && `from the age of ${minAge}`,
    maxAge !== null && `advised up to the age of ${maxAge}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (ages === '') return '';
  return `${ages.charAt(0).toUpperCase()}${ages.slice(1)}${ageNote ? `: ${ageNote}` : ''}.`;
}
