import type { Destination } from '../../../contracts/tours/destinations.ts';

export type SocialImage = { url: string; alt: string; width?: number; height?: number };

type Page = 'site' | 'about' | 'gallery' | 'contact' | 'policies';

export function socialCard(name: Page | Destination = 'site'): SocialImage {
  return cardAt(name.toLowerCase(), 'A drawn picture of the eastern Himalaya');
}

export function tourSocialImage(tour: { slug: string; title: string }): SocialImage {
  return cardAt(`tours/${tour.slug}`, tour.title);
}

function cardAt(name: string, alt: string): SocialImage {
  return { url: `/media/social/${name}.jpg`, alt, width: 1200, height: 630 };
}
