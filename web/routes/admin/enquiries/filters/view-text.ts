import { DESK_NEEDS, ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { NEED, STATUS } from '../desk-texts.ts';

const NARROWING = ['owner', 'destination', 'source', 'travelFrom', 'travelTo', 'receivedFrom', 'receivedTo'];

export function narrowedBy(params: URLSearchParams): number {
  return NARROWING.filter((name) => params.get(name)).length;
}

export function isNarrowed(params: URLSearchParams): boolean {
  return narrowedBy(params) > 0 || Boolean(params.get('status') || params.get('needs'));
}

export function viewText(params: URLSearchParams): string {
  const status = ENQUIRY_STATUSES.find((one) => one === params.get('status'));
  const need = DESK_NEEDS.find((one) => one === params.get('needs'));
  const view = [need && NEED[need], status && STATUS[status].text].filter(Boolean).join(', ');
  const filters = narrowedBy(params);
  const q = params.get('q');
  return (
    [view, q && `“${q}”`, filters > 0 && (view || q ? 'filtered' : 'Filtered')].filter(Boolean).join(', ') ||
    'All bookings'
  );
}
