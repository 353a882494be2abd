import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ENQUIRY_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Sum } from './daily-sums.queries.ts';

type Figures = Omit<Dashboard['enquiries'], 'byDay'>;

export function enquiryFigures(sums: Sum[]): Figures {
  const countOf = (status: string) =>
    sums.find(({ kind, name }) => kind === 'status' && name === status)?.count ?? 0;
  return {
    total: sums.find(({ kind }) => kind === 'received')?.count ?? 0,
    byDestination: sums
      .filter(({ kind }) => kind === 'destination')
      .map(({ name, count }) => ({ destination: name, count }))
      .sort((a, b) => b.count - a.count || (a.destination < b.destination ? -1 : 1)),
    byStatus: ENQUIRY_STATUSES.map((status) => ({ status, count: countOf(status) })),
    won: countOf('confirmed') + countOf('completed'),
  };
}

/** The median, less than a twentieth off: each bucket of similar times stands for its mean. */
export function firstReplyFigures(sums: Sum[]): Dashboard['firstReply'] {
  const steps = sums
    .filter(({ kind }) => kind === 'reply')
    .sort((a, b) => a.total / a.count - b.total / b.count);
  const answered = steps.reduce((count, step) => count + step.count, 0);
  const unanswered = sums.find(({ kind }) => kind === 'no-reply')?.count ?? 0;
  if (answered === 0) return { medianSeconds: null, answered, unanswered };
  const middle = [Math.floor((answered - 1) / 2), Math.floor(answered / 2)].map((place) => nth(steps, place));
  const seconds = middle.reduce((sum, one) => sum + one, 0) / middle.length;
  return { medianSeconds: Math.round(seconds), answered, unanswered };
}

function nth(steps: Sum[], place: number): number {
  let passed = 0;
  for (const { count, total } of steps) {
    passed += count;
    if (place < passed) return total / count;
  }
  return 0;
}
