import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDeskPosition } from '../enquiries/position/desk-position.ts';

const given = new Set<string>();

/** To a colleague: an agent may not find it any more. */
export const noteGivenAway = (id: string) => void given.add(id);

/** Goes on to the next of the list, else to the list. What others took away stays on the screen and says so. */
export function useLeadOnFromGiven(id: string | undefined, isGone: boolean, list: string): void {
  const place = useDeskPosition();
  const navigate = useNavigate();
  useEffect(() => {
    if (!id || !isGone || !given.delete(id)) return;
    if (place?.hasNext) void place.goToNext();
    else if (place) place.goToList();
    else void navigate(list);
  }, [id, isGone, list, place, navigate]);
}
