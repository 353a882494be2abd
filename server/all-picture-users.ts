import type { PictureUsers } from './features/media/library/picture-users.ts';
import { PICTURES_OF_PAGES } from './features/page-content/pictures-of-pages.ts';
import { PICTURES_OF_TEAM } from './features/team/pictures-of-team.ts';
import { PICTURES_OF_TOURS } from './features/tours/pictures/pictures-of-tours.ts';

/** Tours first: their rows are locked before pictures, all others after. */
export const PICTURE_USERS: PictureUsers = [PICTURES_OF_TOURS, PICTURES_OF_TEAM, PICTURES_OF_PAGES];
