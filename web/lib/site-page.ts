import type { href } from 'react-router';

/**
 * A page by its path in `routes.ts`, with its parameters as they stand there. What types a path by it is checked as `href`
 * checks it, and adds nothing to a script.
 */
export type SitePage = Parameters<typeof href>[0];
