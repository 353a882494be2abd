import { expect, test } from 'vitest';
import type { ManagedPicture } from '../../../../../../contracts/media.contract.ts';
import { forgetOrderOf, withUploaded } from './chosen-order.ts';

const pictureOf = (_id: string) => ({ _id }) as ManagedPicture;
const add = (pictures: ManagedPicture[], id: string, key: number) =>
  withUploaded(pictures, pictureOf(id), key);
const ids = (pictures: ManagedPicture[]) => pictures.map(({ _id }) => _id);

test('pictures stand as they were chosen, whichever is up first, behind those that were there', () => {
  let pictures = [pictureOf('there')];
  pictures = add(pictures, 'third', 3);
  pictures = add(pictures, 'first', 1);
  pictures = add(pictures, 'second', 2);
  expect(ids(pictures)).toEqual(['there', 'first', 'second', 'third']);
});

test('one that was put first by hand stays first', () => {
  let pictures = add(add([], 'a5', 5), 'a6', 6);
  pictures = pictures.toReversed();
  forgetOrderOf('a6');
  pictures = add(pictures, 'a4', 4);
  expect(ids(pictures)).toEqual(['a6', 'a4', 'a5']);
});
