import { href, redirect } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';

/** Said of `/`, which search engines are to follow; a redirect itself is never kept. */
export const handle: PageHandle = { isPublic: true };

export const loader = () => redirect(href('/home'));
