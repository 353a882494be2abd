import type { Destination } from '../../../contracts/tours/destinations.ts';

/** What stands beside a link to a page when it is shared. */
export type SocialImage = { url: string; alt: string; width?: number; height?: number };

/** The pages that have a card of their own: see server/features/social-cards/page-cards.ts. */
type Page = 'site' | 'about' | 'gallery' | 'contact' | 'policies';

/** The card of a page or a destination; the server draws it, with the agency's name. */
export function socialCard(name: Page | Destination = 'site'): SocialImage {
  return cardAt(name.toLowerCase(), 'A drawn picture of the eastern Himalaya');
}

/** A tour's card: its picture, title and price. */
export function tourSocialImage(tour: { slug: string; title: string }): SocialImage {
  return cardAt(`tours/${tour.slug}`, tour.title);
}

function cardAt(name: string, alt: string): SocialImage {
  return { url: `/media/social/${name}.jpg`, alt, width: 1200, height: 630 };
}
