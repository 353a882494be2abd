import { type ReactNode, useEffect } from 'react';
import { alertStore } from '../../../features/alerts/alerts.ts';
import { asDecoration } from '../../../features/pictures/as-decoration.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { AccountPlace } from './account-place.ts';

export const LOGIN = 'routes/account/sign-in/login';

/** A form opens without its picture when the connection is lost. */
export const clientLoader = ({ serverLoader }: { serverLoader: () => Promise<AccountPlace | null> }) =>
  serverLoader().catch(() => null);

export const SIGN_IN_HEADING = {
  title: 'Sign in',
  lead: 'Send enquiries and review the tours that you have been on.',
} as const;

type Props = { title: string; lead: ReactNode; place: AccountPlace | null; children: ReactNode };

export function AccountPage({ title, lead, place, children }: Props) {
  useEffect(alertStore.dismissOffer, []);
  return (
    <section className="measure grid gap-x-12 pb-12 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-20">
      {place && (
        <figure className="-mx-5 flex flex-col overflow-hidden md:order-last md:mx-0 md:min-h-[36rem] md:rounded-card">
          <div className="relative min-h-28 flex-1">
            <Picture
              picture={asDecoration(place.picture)}
              sizes="(min-width: 768px) 66rem, 100vw"
              haste="soon"
              className="absolute inset-0 size-full"
            />
          </div>
          <figcaption className="hidden bg-night px-6 py-4 text-on-night md:block">
            <span className="block font-display text-xl">{place.name}</span>
            <span className="text-sm text-on-night-soft">{place.line}</span>
          </figcaption>
        </figure>
      )}
      <div className="w-full max-w-[27rem] self-center pt-8 md:py-6">
        <PageHeading title={title} lead={lead} />
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
