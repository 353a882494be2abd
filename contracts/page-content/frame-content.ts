import { group, line, link, list, picture, text } from './content-fields.ts';

const links = (label: string, initial: readonly { text: string; to: string }[], max = 8) =>
  list(label, {
    one: 'link',
    min: 1,
    max,
    item: { text: line('Text', 40, ''), to: link('Where it leads', '') },
    initial,
  });

export const FRAME_CONTENT = {
  menu: links(
    'Menu',
    [
      { text: 'Home', to: '/home' },
      { text: 'About', to: '/about' },
      { text: 'Tours', to: '/tours' },
      { text: 'Contact', to: '/contact' },
    ],
    6,
  ),
  plan: group('Menu for planning', {
    name: line('Name', 20, 'Plan'),
    links: list('Links', {
      one: 'link',
      min: 0,
      max: 8,
      item: {
        text: line('Text', 40, ''),
        to: link('Where it leads', ''),
        about: line('What is there', 80, ''),
      },
      initial: [
        {
          text: 'Permits and papers',
          to: '/permits',
          about: 'What each of you brings, and what to apply for',
        },
        { text: 'Roads today', to: '/roads', about: 'Open, closed or in convoys, as we last heard' },
        { text: 'Questions', to: '/questions', about: 'What travellers ask before they book' },
        { text: 'Compare tours', to: '/compare', about: 'Up to three, side by side' },
      ],
    }),
  }),
  footer: group('Footer', {
    discover: line('First heading', 30, 'Discover'),
    discoverLinks: links('Links below it', [
      { text: 'Home', to: '/home' },
      { text: 'About', to: '/about' },
      { text: 'Tours', to: '/tours' },
    ]),
    quick: line('Second heading', 30, 'Quick Links'),
    quickLinks: links('Links below it', [
      { text: 'Gallery', to: '/gallery' },
      { text: 'Login', to: '/login' },
      { text: 'Register', to: '/register' },
    ]),
    policies: line('Third heading', 30, 'Policies'),
    policyLinks: links('Links below it', [
      { text: 'Privacy policy', to: '/privacy' },
      { text: 'Cancellation policy', to: '/cancellation' },
      { text: 'Terms & conditions', to: '/termsconditions' },
    ]),
    rights: line('After the year and the name', 80, 'All rights reserved.'),
  }),
  callUs: group('Call us', {
    promise: text(
      'Promise',
      200,
      'We guarantee a perfect vacation with our outstanding packages and wonderful assistance',
    ),
    words: line('Above the number', 60, 'Plan Your Tour Call Us Now'),
  }),
  notFound: group('A page that is not there', {
    picture: picture('Picture', 'card', 'Beside its text, on wide screens.'),
  }),
};
