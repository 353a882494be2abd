import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { showFailure } from '../../toasts/show-toast.ts';
import { deskApi } from '../desk-api.ts';
import { countText } from '../desk-texts.ts';
import { listFilters, withLimit } from '../load-desk.ts';
import type { DeskPlace } from './desk-place.ts';
import { useEnquiryAddress } from './use-enquiry-address.ts';
import { useMatchingCount } from './use-matching-count.ts';
import { wantMoreRows } from './wanted-rows.ts';

type List = Pick<ListAnswer<DeskEnquiry>, 'data' | 'nextCursor'>;

/** Where the enquiry that is open stands in this list. One that has left it, being done, keeps its place between the others. */
export function usePlaceInList(list: List | undefined, openId: string | undefined): DeskPlace {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const rows = list?.data ?? [];
  const at = rows.findIndex(({ _id }) => _id === openId);
  /** Before which row it stands, once it has left. */
  const lastAt = useRef(0);
  if (at >= 0) lastAt.current = at;
  const isThere = at >= 0;
  const previous = rows[(isThere ? at : Math.min(lastAt.current, rows.length)) - 1];
  const next = rows[isThere ? at + 1 : lastAt.current];
  const hasMore = list !== undefined && list.nextCursor !== null;
  const counted = useMatchingCount(listFilters(params), openId !== undefined && hasMore);
  const addressOf = useEnquiryAddress();
  const listAddress = { pathname: '/admin/bookings', search: params.toString() };

  async function goToNext() {
    if (next) return await navigate(addressOf(next._id));
    if (!list || list.nextCursor === null) return;
    // Beyond what is loaded: the list becomes longer as it is gone to.
    try {
      const query = withLimit(listFilters(params), 1);
      query.set('cursor', list.nextCursor);
      const [following] = (await deskApi.listDeskEnquiries({ query })).data;
      if (!following) return;
      wantMoreRows(params, rows.length);
      await navigate(addressOf(following._id));
    } catch (error) {
      showFailure('Failed to load bookings', error);
    }
  }

  return {
    position: isThere ? at + 1 : undefined,
    total: hasMore ? counted && countText(counted.count) : String(rows.length),
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined || hasMore,
    goToPrevious: () => previous && void navigate(addressOf(previous._id)),
    goToNext,
    listAddress,
    goToList: () => void navigate(listAddress),
  };
}
