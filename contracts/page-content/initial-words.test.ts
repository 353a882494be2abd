import { expect, test } from 'vitest';
import { completeContent } from './content-values.ts';
import { CONTENT_KEYS } from './page-contents.ts';

test.each(CONTENT_KEYS.filter((key) => key !== 'destinations'))(
  'what the page %s says until staff write it fits an agency anywhere',
  (key) => {
    const words = JSON.stringify(completeContent(key));
    expect(words).not.toMatch(
      /Sikkim|Darjeeling|Gangtok|Kalimpong|Dooars|Bhutan|Bengal|Siliguri|Teesta|Himalaya/i,
    );
  },
);
