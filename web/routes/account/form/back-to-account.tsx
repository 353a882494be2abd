import { ChevronLeft } from 'lucide-react';
import { href, Link } from 'react-router';

export function BackToAccount() {
  return (
    <p className="mt-10">
      <Link to={href('/account')} className="inline-flex min-h-11 items-center gap-1 text-link">
        <ChevronLeft className="size-5" />
        Your account
      </Link>
    </p>
  );
}
