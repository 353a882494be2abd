// File name of each stand-in and the scene that draws it. The second of a destination ends in -2.
import type { Sheet } from '../parts/sheet.ts';
import { bhutan } from './bhutan.ts';
import { darjeeling } from './darjeeling.ts';
import { dooars } from './dooars.ts';
import { gangtok } from './gangtok.ts';
import { kalimpong } from './kalimpong.ts';
import { lamahatta } from './lamahatta.ts';
import { punakha } from './punakha.ts';
import { rumtek } from './rumtek.ts';
import { salRoad } from './sal-road.ts';
import { sikkim } from './sikkim.ts';
import { tigerHill } from './tiger-hill.ts';
import { tsomgo } from './tsomgo.ts';

export const scenes: Record<string, () => Sheet> = {
  sikkim,
  darjeeling,
  gangtok,
  kalimpong,
  dooars,
  bhutan,
  'sikkim-2': tsomgo,
  'darjeeling-2': tigerHill,
  'gangtok-2': rumtek,
  'kalimpong-2': lamahatta,
  'dooars-2': salRoad,
  'bhutan-2': punakha,
};
