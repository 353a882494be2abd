import { createContext, useContext, useRef } from 'react';
import { type To, useNavigate, useSearchParams } from 'react-router';
import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import { useLeadOn } from '../../actions/use-lead-on.ts';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import { countText } from '../desk-texts.ts';
import { askForRows, type DeskList, wantMoreRows } from './wanted-rows.ts';

type DeskPosition = ReturnType<typeof usePositionInList>;

export const DeskPositionContext = createContext<DeskPosition | null>(null);

/** Null outside of the desk, where there is no next enquiry. */
export function useDeskPosition(): DeskPosition | null {
  return useContext(DeskPositionContext);
}

const ANYWHERE = { enquiryPath, messagePath };

/** Keeps the filter of the list, for the way back. */
export const useEnquiryAddress = () => useDeskAddress('enquiryPath');

export const useMessageAddress = () => useDeskAddress('messagePath');

function useDeskAddress(path: keyof typeof ANYWHERE): (id: string) => To {
  const [params] = useSearchParams();
  const { [path]: pathOf } = useDeskPosition() ?? ANYWHERE;
  return (id) => ({ pathname: pathOf(id), search: params.toString() });
}

type Shown<Row> = Pick<ListAnswer<Row>, 'data' | 'nextCursor'>;

/** An enquiry that left the list keeps its position. `counted`: the total, if not all rows are loaded. */
export function usePositionInList<Row extends { _id: string }>(
  list: DeskList<Row>,
  shown: Shown<Row> | undefined,
  openId: string | undefined,
  counted: number | undefined,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const rows = shown?.data ?? [];
  const at = rows.findIndex(({ _id }) => _id === openId);
  /** The index of the row after it, once it has left. */
  const lastAt = useRef(0);
  if (at >= 0) lastAt.current = at;
  const isThere = at >= 0;
  const previous = rows[(isThere ? at : Math.min(lastAt.current, rows.length)) - 1];
  const next = rows[isThere ? at + 1 : lastAt.current];
  const hasMore = shown !== undefined && shown.nextCursor !== null;
  const search = params.toString();
  const addressOf = (row: Row) => ({ pathname: list.pathOf(row), search });
  const listAddress = { pathname: list.path, search };

  async function goToNext() {
    if (next) return await navigate(addressOf(next));
    if (!shown || shown.nextCursor === null) return;
    const begun = beginAction();
    const lead = leadOn();
    try {
      const [following] = (await askForRows(list, params, 1, shown.nextCursor)).data;
      if (!following || lead.hasLeft()) return;
      wantMoreRows(list, params, rows.length);
      await lead.to(addressOf(following));
    } catch (error) {
      showFailure(list.texts.failed, error, { begun });
    }
  }

  return {
    position: isThere ? at + 1 : undefined,
    /** "38", "1000+"; undefined until known. */
    total: hasMore ? (counted === undefined ? undefined : countText(counted)) : String(rows.length),
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined || hasMore,
    goToPrevious: () => previous && void navigate(addressOf(previous)),
    goToNext,
    listAddress,
    goToList: () => void navigate(listAddress),
    enquiryPath: list.enquiryPath,
    messagePath: list.messagePath,
    texts: list.texts,
  };
}
