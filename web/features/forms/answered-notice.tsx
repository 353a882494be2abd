import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../ui/states/notice.tsx';
import { pathWithNext } from '../session/safe-next-path.ts';
import type { FormMessage } from './form-answer.ts';

type Props = { said: FormMessage; className?: string };

export function AnsweredNotice({ said, className }: Props) {
  const { pathname, search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // Part of the page's HTML, so not announced: focus it. A faulty field takes the focus after this.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone={said.tone} role={said.tone === 'error' ? 'alert' : 'status'} className={className}>
        <p className="font-medium">{said.text}</p>
        {said.detail && <p className="mt-1">{said.detail}</p>}
        {said.offerSignIn && (
          <p className="mt-1">
            <a
              href={pathWithNext('/login', pathname + search)}
              target="_blank"
              rel="noopener opener"
              className="inline-flex min-h-11 items-center text-link"
            >
              Sign in in a new tab
            </a>{' '}
            and send this form again: what you typed stays here.
          </p>
        )}
      </Notice>
    </div>
  );
}
