import type { MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { demoSettings } from '../../../tests/support/site-settings.ts';
import { type PageMetaOptions, pageMeta } from './page-meta.ts';

const SITE = 'https://tours.example';
const root = { id: 'root', pathname: '/', loaderData: { settings: demoSettings, year: 2026, siteUrl: SITE } };
const PUBLIC: PageHandle = { isPublic: true };
const at = (pathname: string) => [root, { id: 'page', pathname, handle: PUBLIC }];

const named = (descriptors: MetaDescriptor[], name: string) =>
  descriptors.flatMap((one) =>
    ('name' in one && one.name === name) || ('property' in one && one.property === name) ? [one.content] : [],
  );
const links = (descriptors: MetaDescriptor[], rel: string) =>
  descriptors.filter((one) => 'tagName' in one && one.rel === rel);

describe('a page', () => {
  test('has the agency’s name in its title', () => {
    expect(pageMeta(at('/about'), 'About us')).toContainEqual({ title: 'About us · Teesta Trails' });
  });

  test('has one canonical address: its path, without a slash at its end', () => {
    expect(links(pageMeta(at('/about/'), 'About us'), 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${SITE}/about` },
    ]);
    expect(links(pageMeta(at('/tours'), 'All tours', '', { path: '/tours?page=2' }), 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${SITE}/tours?page=2` },
    ]);
  });

  test('names itself in each language of the site', () => {
    expect(links(pageMeta(at('/about'), 'About us'), 'alternate')).toEqual([
      { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: `${SITE}/about` },
    ]);
  });

  test('has a card with absolute addresses', () => {
    const descriptors = pageMeta(at('/about'), 'About us', 'Who we are.');
    expect(named(descriptors, 'og:url')).toEqual([`${SITE}/about`]);
    expect(named(descriptors, 'og:image')).toEqual([`${SITE}/media/social/site.jpg`]);
    expect(named(descriptors, 'og:description')).toEqual(['Who we are.']);
    expect(named(descriptors, 'twitter:card')).toEqual(['summary_large_image']);
    const image = { url: 'https://pictures.example/a.jpg', alt: 'A lake' };
    const own = pageMeta(at('/tours/x'), 'A lake', undefined, { image });
    expect(named(own, 'og:image')).toEqual([image.url]);
    expect(named(own, 'og:image:width')).toEqual([]);
  });

  test.each<[string, PageHandle | undefined, PageMetaOptions]>([
    ['says nothing of itself', undefined, {}],
    ['has a secret in its address', { hasSecretAddress: true }, {}],
    ['is public and hidden', { isPublic: true, isHidden: true }, {}],
    ['has nothing to show', PUBLIC, { isMissing: true }],
  ])('hides itself from search engines where it %s', (_case, handle, options) => {
    const page = [root, { id: 'page', pathname: '/login', handle }];
    expect(
      pageMeta(page, 'Sign in', undefined, { ...options, structured: () => [{ '@type': 'Thing' }] }),
    ).toEqual([{ title: 'Sign in · Teesta Trails' }, { name: 'robots', content: 'noindex' }]);
  });

  test('has at least its title when the root’s data did not come', () => {
    expect(pageMeta([{ id: 'root', pathname: '/', handle: PUBLIC }], 'About us', 'Who we are.')).toEqual([
      { title: 'About us' },
      { name: 'description', content: 'Who we are.' },
    ]);
  });
});
