import { href, useSearchParams } from 'react-router';
import type { DeskCounts } from '../../../../../contracts/enquiries/desk.contract.ts';
import { type DeskNeed, ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ViewChips } from '../../lists/view-chips.tsx';
import { NEED, STATUS } from '../desk-texts.ts';
import { viewText } from './view-text.ts';

type View = { text: string; query: string; count?: number | undefined; isNow: boolean };

export function QuickViews({ counts }: { counts: DeskCounts }) {
  const [params] = useSearchParams();
  const views = viewsOf(counts, params);
  return (
    <ViewChips
      views={views.map(({ query, ...view }) => ({ ...view, to: `${href('/admin/bookings')}${query}` }))}
    />
  );
}

function viewsOf({ byStatus, needsAction, overdue }: DeskCounts, params: URLSearchParams): View[] {
  const status = params.get('status') ?? '';
  const needs = params.get('needs') ?? '';
  const ofNeed = (need: DeskNeed, count?: number) => ({
    text: NEED[need],
    query: `?needs=${need}`,
    count,
    isNow: needs === need && !status,
  });
  const views: View[] = [
    { text: 'All', query: '', isNow: !status && !needs },
    ofNeed('mine'),
    ofNeed('action', needsAction),
    ofNeed('overdue', overdue),
    ofNeed('silent-3'),
    ofNeed('silent-7'),
    ...ENQUIRY_STATUSES.map((name) => ({
      text: STATUS[name].text,
      query: `?status=${name}`,
      count: byStatus[name],
      isNow: status === name && !needs,
    })),
  ];
  if (views.some(({ isNow }) => isNow)) return views;
  const rare = new URLSearchParams({ ...(needs && { needs }), ...(status && { status }) });
  return [...views.slice(0, 1), { text: viewText(rare), query: `?${rare}`, isNow: true }, ...views.slice(1)];
}
