import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import type { Choice, TourChoices } from '../../../contracts/tours/destinations.ts';
import type { PageApi } from '../../api/page-api.ts';

export async function pageContent<Key extends ContentKey>(
  api: Pick<PageApi, 'getContent'>,
  key: Key,
): Promise<ShownContent<Key>> {
  const { data } = await api.getContent({ params: { key } });
  // The server makes the answer by the page's fields.
  return data.values as ShownContent<Key>;
}

export async function tourChoices(api: Pick<PageApi, 'getContent'>): Promise<TourChoices> {
  const [{ destinations }, { themes }] = await Promise.all([
    pageContent(api, 'destinations'),
    pageContent(api, 'themes'),
  ]);
  return { destinations: destinations.map(choiceOf), themes: themes.map(choiceOf) };
}

/** In a draft, what is new has no key yet. */
const choiceOf = ({ key, name }: Choice): Choice => ({ key: key || name, name });
