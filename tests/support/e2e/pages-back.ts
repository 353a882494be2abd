import type { Page } from '@playwright/test';
import type { EditableContent } from '../../../contracts/page-content/page-content.contract.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import { callAsStaff } from './desk.ts';

const pathOf = (key: ContentKey) => `/manage/content/${key}`;
const load = (page: Page, key: ContentKey) => callAsStaff<EditableContent>(page, 'get', pathOf(key));

/** The tests of a process share the pages: each changes its own and restores it. */
export async function withPageBack(page: Page, key: ContentKey, work: () => Promise<void>): Promise<void> {
  const { published } = await load(page, key);
  try {
    await work();
  } finally {
    const { version } = await load(page, key);
    const values = JSON.stringify(published);
    const saved = await callAsStaff<EditableContent>(page, 'put', `${pathOf(key)}/draft`, {
      values,
      version,
    });
    await callAsStaff(page, 'post', `${pathOf(key)}/publication`, { version: saved.version });
  }
}
