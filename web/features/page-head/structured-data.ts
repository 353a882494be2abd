import { href } from 'react-router';
import type { BreadcrumbList, FAQPage, ListItem, Question, TravelAgency, WithContext } from 'schema-dts';
import { isGstin } from '../../../contracts/settings/gstin.ts';
import { knownSettings } from '../../../contracts/settings/known-settings.ts';
import { unpackChoices } from '../../../contracts/tours/destinations.ts';
import type { RootData } from '../settings/use-settings.ts';
import type { SiteFacts } from './page-meta.ts';
import { socialCard } from './social-card.ts';

// https://developers.google.com/search/docs/appearance/structured-data. The router escapes every `<`.

export const CONTEXT = 'https://schema.org';
export const agencyId = (site: SiteFacts) => `${site.url}/home#agency`;
export const absolute = (site: SiteFacts, address: string) => new URL(address, site.url).href;

export function travelAgency(site: SiteFacts, { choices }: Pick<RootData, 'choices'>) {
  const known = knownSettings(site.settings);
  const { agencyName, tagline, phones, email, town, addressLines, languages, latitude, longitude } = known;

  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    '@id': agencyId(site),
    name: agencyName,
    description: tagline,
    url: `${site.url}/home`,
    image: absolute(site, socialCard().url),
    logo: `${site.url}/brand/icon-512.png`,
    telephone: phones?.[0],
    email,
    address: addressLines && {
      '@type': 'PostalAddress',
      streetAddress: addressLines.join(', '),
      addressLocality: town,
      addressCountry: 'IN',
    },
    geo:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
    taxID: known.registrations?.find(({ number }) => isGstin(number))?.number,
    knowsLanguage: languages,
    sameAs: known.socials?.map(({ url }) => url),
    areaServed: unpackChoices(choices).destinations.map(({ name }) => name),
    currenciesAccepted: 'INR',
  } satisfies WithContext<TravelAgency>;
}

/** Adds the home page: `[['Tours', '/tours'], [title, path]]`. */
export function breadcrumbs(site: SiteFacts, steps: [name: string, path: string][]) {
  const trail: typeof steps = [['Home', href('/home')], ...steps];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ([name, path], index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.url + path,
      }),
    ),
  } satisfies WithContext<BreadcrumbList>;
}

/** Google requires that the page shows these questions and answers. */
export function faqPage(questions: { question: string; answer: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
  } satisfies WithContext<FAQPage>;
}
