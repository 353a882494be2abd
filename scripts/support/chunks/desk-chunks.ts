import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { isOfDeskOnly, startsOf } from './module-graph.ts';

const DAILY_PAGES = /\/(inbox|manage-enquiries|enquiry-page|manage-messages|message-detail)\.tsx/;
/** All icons are imported through one list, which does not tell who uses which. */
const ICONS_OF_BOTH =
  /\/lucide-react\/.*\/(copy|download|external-link|luggage|mail-check|map|merge|pencil|rotate-cw|send|trash-2|user-round)\.mjs$/;
/** By travellers on their way, who have no use for the others. */
const ICONS_OF_PAGES = /\/lucide-react\/.*\/(arrow-left|calendar-days|hourglass|images|printer)\.mjs$/;
const ICONS_OF_FACTS = /\/lucide-react\/.*\/(route|users)\.mjs$/;
/** Needed by a page's first script and by larger modules loaded later, which would pull it into their chunk. */
const SMALL_OF_BOTH = /\/month-day-name\.ts$/;
const MANY_PAGES = 8;

/**
 * Two files of shared desk code instead of sixty tiny ones. A group includes what its modules import, so modules that
 * visitors also load get files of their own first (higher priority); otherwise one icon would make visitors load the
 * desk.
 */
export const DESK_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'icons-of-facts', test: ICONS_OF_FACTS, priority: 3 },
  { name: 'icons-of-both', test: ICONS_OF_BOTH, priority: 3 },
  { debugName: 'icons of pages', test: ICONS_OF_PAGES, name: nameOfFile, priority: 3 },
  { debugName: 'small', test: SMALL_OF_BOTH, name: nameOfFile, priority: 2 },
  {
    debugName: 'shared with visitors',
    name: (id, context) => (isShared(id, context) ? nameOfFile(id) : null),
    priority: 1,
  },
  { debugName: 'desk', name: nameOfDeskChunk, priority: 0 },
];

function nameOfFile(id: string) {
  return basename(id).replace(/\..*/, '');
}

function isShared(id: string, context: Rolldown.ChunkingContext) {
  if (id.startsWith('\0') || id.includes('/lucide-react/') || isOfDeskOnly(id, context)) return false;
  return [...startsOf(id, context)].some((start) => isOfDeskOnly(start, context));
}

function nameOfDeskChunk(id: string, context: Rolldown.ChunkingContext) {
  if (!/\/(web|contracts)\//.test(id) || id.includes('/node_modules/') || !isOfDeskOnly(id, context))
    return null;
  const starts = [...startsOf(id, context)];
  if (starts.length >= MANY_PAGES || starts.some((start) => start.includes('/admin-layout.tsx')))
    return 'desk';
  return starts.length > 1 && starts.some((start) => DAILY_PAGES.test(start)) ? 'desk-daily' : null;
}
