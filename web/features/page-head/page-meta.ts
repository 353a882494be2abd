import type { MetaDescriptor } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { SiteSettings } from '../../../contracts/settings/settings.contract.ts';
import type { RootData } from '../settings/use-settings.ts';
import { type SocialImage, socialCard } from './social-card.ts';
import { breadcrumbs } from './structured-data.ts';

/** The first is the default. Others have a prefix, such as `/hi`. */
export const SITE_LANGUAGES = [{ tag: 'en-IN', prefix: '' }] as const;

type Matches = readonly (
  | { id: string; pathname?: string; loaderData?: unknown; handle?: unknown }
  | undefined
)[];

export type SiteFacts = { url: string; settings: SiteSettings };

export type PageMetaOptions = {
  path?: string;
  image?: SocialImage;
  type?: 'website' | 'article';
  isMissing?: boolean;
  /** From below the home page; the last step gives the page's path. */
  trail?: [name: string, path: string][];
  /** JSON-LD, on the server only (`import.meta.env.SSR`), so that browsers need not load its code. */
  structured?: ((site: SiteFacts, root: RootData) => object[]) | undefined;
};

export function rootDataIn(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/** A page whose `handle` is not public gets no canonical address and no card. */
export function pageMeta(
  matches: Matches,
  title: string,
  description?: string,
  options: PageMetaOptions = {},
): MetaDescriptor[] {
  const root = rootDataIn(matches);
  const agency = root?.settings.agencyName;
  const fullTitle = agency ? `${title} · ${agency}` : title;
  const descriptors: MetaDescriptor[] = [{ title: fullTitle }];
  if (description) descriptors.push({ name: 'description', content: description });
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  if (options.isMissing || !handle?.isPublic || handle.isHidden) {
    return [...descriptors, { name: 'robots', content: 'noindex' }];
  }
  if (!root) return descriptors;

  const site: SiteFacts = { url: root.siteUrl, settings: root.settings };
  const { trail, path: given = trail?.at(-1)?.[1] } = options;
  const path = given ?? withoutSlashAtEnd(matches.findLast((match) => match?.pathname)?.pathname ?? '/');
  const structured = options.structured?.(site, root) ?? [];
  if (import.meta.env.SSR && trail) structured.push(breadcrumbs(site, trail));
  return [
    ...descriptors,
    ...addressesOf(site.url, path),
    ...cardOf(site, { title, description, url: site.url + path, ...options }),
    ...structured.map((thing) => ({ 'script:ld+json': thing }) as MetaDescriptor),
  ];
}

function addressesOf(siteUrl: string, path: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    ...SITE_LANGUAGES.map(({ tag, prefix }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: tag,
      href: siteUrl + prefix + path,
    })),
  ];
}

type Card = Pick<PageMetaOptions, 'image' | 'type'> & { title: string; description?: string; url: string };

function cardOf(site: SiteFacts, card: Card): MetaDescriptor[] {
  const { title, description, url, image = socialCard(), type = 'website' } = card;
  const { width, height, alt = title } = image;
  const picture = new URL(image.url, site.url).href;
  const open: [string, string | number | undefined][] = [
    ['og:type', type],
    ['og:site_name', site.settings.agencyName],
    ['og:locale', SITE_LANGUAGES[0].tag.replace('-', '_')],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', picture],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', alt],
  ];
  const twitter: [string, string | undefined][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', alt],
  ];
  return [
    ...open.flatMap(([property, content]) => (content ? [{ property, content: String(content) }] : [])),
    ...twitter.flatMap(([name, content]) => (content ? [{ name, content }] : [])),
  ];
}

function withoutSlashAtEnd(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
}
