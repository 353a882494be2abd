import type { href } from 'react-router';

/** Types only, so that paths are checked as `href` checks them, at no cost in script size. */
export type SitePage = Parameters<typeof href>[0];
