import { DESTINATIONS } from '../../contracts/destinations.ts';

/** What stands beside a link to a page when it is shared. Social sites take no SVG. */
export type SocialImage = { url: string; alt: string; width?: number; height?: number };

const SIZE = { width: 1200, height: 630 };

/** The card of a destination, or the site's own; `artwork/social-cards.ts` draws them. */
export function socialCard(city?: string): SocialImage {
  const destination = DESTINATIONS.find((name) => name === city);
  if (!destination)
    return { url: '/media/social/site.jpg', alt: 'Kangchenjunga at sunrise above a sea of mist', ...SIZE };
  return {
    url: `/media/social/${destination.toLowerCase()}.jpg`,
    alt: `A drawn picture of ${destination}`,
    ...SIZE,
  };
}

/** A tour's own photograph where it is one that social sites can show, else the card of its destination. */
export function tourSocialImage(tour: { photo: string; city: string; title: string }): SocialImage {
  const isDrawn = tour.photo.startsWith('/media/scenes/');
  const isPicture = !isDrawn && /\.(jpe?g|png|webp)$/i.test(tour.photo.split(/[?#]/)[0] ?? '');
  return isPicture ? { url: tour.photo, alt: tour.title } : socialCard(tour.city);
}
