import { DOSSIER_LIMITS } from '../dossier/dossier-terms.ts';
import { group, key, line, lines, list, number, picture, text, unseen } from './content-fields.ts';

/** The specification's, until staff write their own. */
export const FIRST_DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'];

export const FIRST_THEMES = {
  family: 'Family',
  trek: 'Trek',
  honeymoon: 'Honeymoon',
  weekend: 'Weekend',
  monasteries: 'Monasteries',
  wildlife: 'Wildlife',
} as const;

const name = line('Name', 40, '');

export const DESTINATIONS_CONTENT = {
  destinations: list('Destinations', {
    one: 'destination',
    hint: 'Where your tours go. Forms, filters, the search and the start page name them, in this order.',
    differIn: 'name',
    isNeeded: true,
    min: 1,
    max: 30,
    item: {
      key: key(),
      name,
      line: line('Line below the name', 100, '', { isOptional: true }),
      picture: picture('Picture', 'both'),
      page: group(
        'A page of its own',
        {
          description: text('Description', 1_000, '', {
            isOptional: true,
            hint: 'Without it there is no page, and the start page leaves the destination out.',
          }),
          highlights: lines('Highlights', { hint: 'A line each.', lineMax: 200, max: 8, initial: [] }),
          place: number('Place on the start page', {
            ...{ min: 0, max: 30, initial: 0 },
            unit: '1 is first, 0 after those with a number',
          }),
        },
        'What there is to see, with your tours there.',
      ),
      card: unseen(
        group('When it is shared', {
          picture: picture('Picture', 'card', 'The one above, if there is none.'),
          line: line('Line below the name', 80, '', { isOptional: true }),
        }),
      ),
    },
    initial: FIRST_DESTINATIONS.map((one) => ({ key: one, name: one })),
  }),
};

export const THEMES_CONTENT = {
  themes: list('Themes', {
    one: 'theme',
    hint: 'What your tours are for. The filter of tours has them in this order.',
    differIn: 'name',
    min: 0,
    max: DOSSIER_LIMITS.themes,
    item: { key: key(), name },
    initial: Object.entries(FIRST_THEMES).map(([first, called]) => ({ key: first, name: called })),
  }),
};
