import type { Destination } from '../../../contracts/tours/destinations.ts';

export type SocialImage = {
  url: string;
  /** Default: the page’s title. */
  alt?: string;
  width?: number;
  height?: number;
};

type Page = 'site' | 'about' | 'gallery' | 'contact' | 'policies';

export function socialCard(name: Page | Destination = 'site'): SocialImage {
  return cardAt(name.toLowerCase());
}

export function tourSocialImage(tour: { slug: string; title: string }): SocialImage {
  return { ...cardAt(`tours/${tour.slug}`), alt: tour.title };
}

function cardAt(name: string): SocialImage {
  return { url: `/media/social/${name}.jpg`, width: 1200, height: 630 };
}
