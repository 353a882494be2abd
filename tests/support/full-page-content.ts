import { CHARACTERS_OF_A_PAGE } from '../../contracts/page-content/page-content.contract.ts';
import { text } from './full-bodies.ts';

export const FULL_PAGE_CONTENT = {
  'PUT /manage/content/:key/draft': { values: text(CHARACTERS_OF_A_PAGE), version: 1 },
  'DELETE /manage/content/:key/draft': { version: 1 },
  'POST /manage/content/:key/publication': { version: 1, at: '2026-11-21T06:00:00.000Z' },
  'POST /manage/content/:key/restored': { version: 1, of: '01890a5d-ac96-774b-bcce-b302099a8057' },
};
