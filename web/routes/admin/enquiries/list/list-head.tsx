import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskPlace } from '../place/desk-place.ts';

export function ListHead({ text }: { text: string }) {
  const place = useDeskPlace();
  if (!place) return null;
  const { listAddress, total } = place;
  return (
    <Link
      to={listAddress}
      className="flex min-h-11 items-center gap-2 rounded-field px-2 font-semibold hover:bg-mist"
    >
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{text}</span>
      {total && <span className="font-normal text-ink-soft tabular-nums">{total}</span>}
    </Link>
  );
}
