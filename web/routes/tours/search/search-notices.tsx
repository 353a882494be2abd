import { countOf } from '../../../../contracts/count-of.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { Understood } from '../../../../contracts/tours/tours.contract.ts';
import { Notice } from '../../../ui/states/notice.tsx';

type Props = { sought: string; spelling: string | null; understood: readonly Understood[] };

export function SearchNotices({ sought, spelling, understood }: Props) {
  return (
    <>
      {spelling && (
        <Notice tone="info" className="mb-6 max-w-[44rem]">
          {`Nothing here is spelt “${sought}”. These are tours for “${spelling}”.`}
        </Notice>
      )}
      {understood.length > 0 && (
        <Notice tone="info" className="mb-6 max-w-[44rem]">
          {understood.map((read) => (
            <p key={read.typed}>{understoodText(read)}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

export function understoodText(read: Understood): string {
  return `“${read.typed}”: ${readingOf(read)}.`;
}

function readingOf(read: Understood): string {
  switch (read.kind) {
    case 'place':
      return `another name of ${read.name}`;
    case 'length':
      return lengthText(read);
    case 'child':
      return `tours that take children of ${read.age}, those for families first`;
    case 'price':
      return `tours for up to ${formatRupees(read.upTo)} a person, fees included`;
    case 'senior':
      return 'easy tours, then moderate ones; each says what it asks of older guests';
    case 'difficulty':
      return `tours that staff call ${read.difficulty}`;
  }
}

function lengthText({ from, to }: Extract<Understood, { kind: 'length' }>): string {
  const own = from === to ? countOf(from, 'day') : `${from} to ${to} days`;
  const near = from === 1 ? `${to + 1}` : `${from - 1} or ${to + 1}`;
  return `tours of ${own}, then of ${near}`;
}
