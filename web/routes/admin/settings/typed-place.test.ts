import { expect, test } from 'vitest';
import { typedPlace } from './typed-place.ts';

const PLACE = { latitude: '26.7271', longitude: '88.3953' };

test.each([
  '26.7271, 88.3953',
  ' 26.7271 88.3953 ',
  '26.7271,88.3953',
  'https://www.google.com/maps/place/Office/@26.70,88.30,17z/data=!3m1!4b1!4m6!8m2!3d26.7271!4d88.3953',
  'https://www.google.com/maps/@26.7271,88.3953,15z',
  'https://maps.google.com/?q=26.7271,88.3953',
  'https://www.google.com/maps/search/?api=1&query=26.7271%2C88.3953',
  'https://www.openstreetmap.org/?mlat=26.7271&mlon=88.3953#map=16/26.7/88.3',
])('%s names the place', (text) => expect(typedPlace(text)).toEqual(PLACE));

test.each(['Siliguri', '26.7271', '126.7, 88.4', 'https://maps.app.goo.gl/AbC123', ''])(
  '%s names none',
  (text) => expect(typedPlace(text)).toBeUndefined(),
);
