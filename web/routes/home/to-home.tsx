import { href, redirect } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';

/** Lets search engines follow `/`. */
export const handle: PageHandle = { isPublic: true };

export const loader = () => redirect(href('/home'));
