import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import type { PageApi } from '../../api/page-api.ts';

export async function pageContent<Key extends ContentKey>(
  api: Pick<PageApi, 'getContent'>,
  key: Key,
): Promise<ShownContent<Key>> {
  const { data } = await api.getContent({ params: { key } });
  // The server makes the answer by the page's fields.
  return data.values as ShownContent<Key>;
}
