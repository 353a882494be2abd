import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { viewText } from '../filters/view-text.ts';
import { useDeskPlace } from '../place/desk-place.ts';

/** Above the list where it stands beside an enquiry: which list it is, and the way to all of it. */
export function ListHead() {
  const { listAddress, total } = useDeskPlace();
  const [params] = useSearchParams();
  return (
    <Link
      to={listAddress}
      className="flex min-h-11 items-center gap-2 rounded-field px-2 font-semibold hover:bg-mist"
    >
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{viewText(params)}</span>
      {total && <span className="font-normal text-ink-soft tabular-nums">{total}</span>}
    </Link>
  );
}
