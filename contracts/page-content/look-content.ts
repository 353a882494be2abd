import { LETTER_PAIRS } from '../look/letters.ts';
import { choice, colour, picture } from './content-fields.ts';

export const LOOK_CONTENT = {
  logo: picture(
    'Logo',
    'logo',
    'A PNG with a transparent background is best. Without one, a mark is drawn from the first letters of the agency’s name.',
  ),
  accent: colour(
    'Accent colour',
    'Of buttons, links, the footer and icons. It is made lighter or darker where text would be hard to read. Empty: the green of the site.',
  ),
  letters: choice('Letters', { choices: LETTER_PAIRS, initial: 'fraunces' }),
};
