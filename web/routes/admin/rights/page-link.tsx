import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from './use-may-open.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** Only its text, for who may not open the page. */
export function PageLink({ to, className, children, ...rest }: Props) {
  if (!useMayOpen()(to)) return <span className={className?.replace('text-link', '')}>{children}</span>;
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
