import { DESTINATIONS_CONTENT, THEMES_CONTENT } from './destinations-content.ts';
import { FRAME_CONTENT } from './frame-content.ts';
import { HOME_CONTENT } from './home-content.ts';
import { LOOK_CONTENT } from './look-content.ts';
import {
  ABOUT_CONTENT,
  CONTACT_CONTENT,
  GALLERY_CONTENT,
  PERMITS_CONTENT,
  QUESTIONS_CONTENT,
  ROADS_CONTENT,
  TOURS_CONTENT,
} from './plain-pages.ts';
import { POLICIES_CONTENT } from './policies-content.ts';

/** All that staff can write on pages. `page`: where it shows; the frame is on all pages. */
export const PAGE_CONTENTS = {
  look: { name: 'Look', page: '/home', fields: LOOK_CONTENT },
  frame: { name: 'Menu and footer', page: '/home', fields: FRAME_CONTENT },
  home: { name: 'Home', page: '/home', fields: HOME_CONTENT },
  destinations: { name: 'Destinations', page: '/home', fields: DESTINATIONS_CONTENT },
  themes: { name: 'Themes of tours', page: '/tours', fields: THEMES_CONTENT },
  tours: { name: 'Tours', page: '/tours', fields: TOURS_CONTENT },
  about: { name: 'About', page: '/about', fields: ABOUT_CONTENT },
  gallery: { name: 'Gallery', page: '/gallery', fields: GALLERY_CONTENT },
  contact: { name: 'Contact', page: '/contact', fields: CONTACT_CONTENT },
  policies: { name: 'Policies', page: '/termsconditions', fields: POLICIES_CONTENT },
  permits: { name: 'Permits', page: '/permits', fields: PERMITS_CONTENT },
  roads: { name: 'Roads', page: '/roads', fields: ROADS_CONTENT },
  questions: { name: 'Questions', page: '/questions', fields: QUESTIONS_CONTENT },
} as const;

export type ContentKey = keyof typeof PAGE_CONTENTS;
export const CONTENT_KEYS = Object.keys(PAGE_CONTENTS) as ContentKey[];

export type FieldsOf<Key extends ContentKey> = (typeof PAGE_CONTENTS)[Key]['fields'];
