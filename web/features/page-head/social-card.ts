export type SocialImage = {
  url: string;
  /** Default: the page’s title. */
  alt?: string;
  width?: number;
  height?: number;
};

/** Of a page, or by the key of a destination. */
export function socialCard(name = 'site'): SocialImage {
  return cardAt(encodeURIComponent(name.toLowerCase()));
}

export function tourSocialImage(tour: { slug: string; title: string }): SocialImage {
  return { ...cardAt(`tours/${tour.slug}`), alt: tour.title };
}

function cardAt(name: string): SocialImage {
  return { url: `/media/social/${name}.jpg`, width: 1200, height: 630 };
}
