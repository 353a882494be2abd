export type SocialImage = {
  url: string;
  /** Default: the page’s title. */
  alt?: string;
  width?: number;
  height?: number;
};

/** `name`: as an address has it. */
export function socialCard(name = 'site'): SocialImage {
  return cardAt(name);
}

export function tourSocialImage(tour: { slug: string; title: string }): SocialImage {
  return { ...cardAt(`tours/${tour.slug}`), alt: tour.title };
}

function cardAt(name: string): SocialImage {
  return { url: `/media/social/${name}.jpg`, width: 1200, height: 630 };
}
