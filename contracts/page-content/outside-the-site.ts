import { group, line, picture, text, unseen } from './content-fields.ts';

export const searchEngines = (title: string, description: string) =>
  group('In search results', {
    title: line('Title', 60, title, { hint: 'The agency’s name follows it.' }),
    description: text('Description', 200, description),
  });

export const sharedCard = (title: string, lead: string) =>
  unseen(
    group('When it is shared', {
      picture: picture('Picture', 'card'),
      title: line('Title', 60, title),
      line: line('Line below', 80, lead),
    }),
  );
