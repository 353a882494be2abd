import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { isOfDeskOnly, startsOf } from './module-graph.ts';

/** Pages of staff between which a day goes back and forth. */
const DAILY_PAGES = /\/(inbox|manage-enquiries|enquiry-page|manage-messages|message-detail)\.tsx/;
/** All icons are imported by way of one list, which says nothing about who shows which. */
const ICONS_OF_BOTH =
  /\/lucide-react\/.*\/(arrow-left|copy|download|external-link|luggage|mail-check|map|merge|pencil|printer|rotate-cw|send|user-round)\.mjs$/;
/** Of the facts of a tour, which come together; the desk has them as well. */
const ICONS_OF_FACTS = /\/lucide-react\/.*\/(route|users)\.mjs$/;
/** Needed by a page's first script, and by larger modules that come later: one of these would take it along. */
const SMALL_OF_BOTH = /\/month-day-name\.ts$/;
/** What so many pages of staff share comes with the first of them. */
const MANY_PAGES = 8;

/**
 * Two files for what the pages of staff share, instead of sixty of a few hundred bytes each. A group takes along what its
 * modules import; so first, by the higher priority, each module that visitors load as well gets a file of its own: without
 * that they would load the desk for the sake of one icon.
 */
export const DESK_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'icons-of-facts', test: ICONS_OF_FACTS, priority: 3 },
  { debugName: 'icons', test: ICONS_OF_BOTH, name: nameOfFile, priority: 3 },
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
