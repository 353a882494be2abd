import { type ReactNode, useEffect } from 'react';
import type { Destination } from '../../../../contracts/tours/destinations.ts';
import { alertStore } from '../../../features/alerts/alerts.ts';
import { DESTINATION_GUIDE } from '../../../features/destinations/destination-guide.ts';
import { sceneDecoration } from '../../../features/pictures/scene-address.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

export const LOGIN = 'routes/account/sign-in/login';

export const SIGN_IN_HEADING = {
  title: 'Sign in',
  lead: 'Send enquiries and review the tours that you have been on.',
  place: 'Sikkim',
} as const;

type Props = { title: string; lead: ReactNode; place: Destination; children: ReactNode };

export function AccountPage({ title, lead, place, children }: Props) {
  const { scene, line } = DESTINATION_GUIDE[place];
  useEffect(alertStore.dismissOffer, []);
  return (
    <section className="measure grid gap-x-12 pb-12 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-20">
      <figure className="-mx-5 flex flex-col overflow-hidden md:order-last md:mx-0 md:min-h-[36rem] md:rounded-card">
        <div className="relative min-h-28 flex-1">
          <Picture
            picture={sceneDecoration(scene)}
            sizes="(min-width: 768px) 66rem, 100vw"
            haste="soon"
            className="absolute inset-0 size-full"
          />
        </div>
        <figcaption className="hidden bg-night px-6 py-4 text-on-night md:block">
          <span className="block font-display text-xl">{place}</span>
          <span className="text-sm text-on-night-soft">{line}</span>
        </figcaption>
      </figure>
      <div className="w-full max-w-[27rem] self-center pt-8 md:py-6">
        <PageHeading title={title} lead={lead} />
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
