import { href, redirect } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { Route } from './+types/to-home.ts';

/** Lets search engines follow `/`. */
export const handle: PageHandle = { isPublic: true };

export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(href('/home') + new URL(request.url).search);
