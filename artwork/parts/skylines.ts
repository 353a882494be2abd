import { crestOf } from './skeleton.ts';

/**
 * Real profiles, in the x of the 3:2 design (0 to 1.5, and beyond for wider frames) and a fraction of the highest summit.
 *
 * From the left: Jannu far off, the broad block of Kabru, Talung, the main summit and the south summit of
 * Kangchenjunga, the fall to Zemu Gap, Pandim as a pyramid of its own, Narsing, Simvu, Siniolchu.
 */
export const KANGCHENJUNGA_FROM_DARJEELING = crestOf(
  `-0.4 0.44, -0.3 0.5, -0.22 0.46, -0.1 0.5, 0 0.56, 0.07 0.7, 0.12 0.58, 0.18 0.53, 0.24 0.6, 0.29 0.63,
   0.34 0.74, 0.385 0.8, 0.43 0.805, 0.465 0.75, 0.51 0.71, 0.55 0.78, 0.585 0.755, 0.625 0.87, 0.66 0.93,
   0.705 1, 0.735 0.945, 0.775 0.97, 0.82 0.92, 0.865 0.82, 0.905 0.74, 0.95 0.64, 0.985 0.59, 1.03 0.74,
   1.055 0.79, 1.085 0.66, 1.13 0.55, 1.19 0.62, 1.24 0.53, 1.285 0.55, 1.325 0.68, 1.36 0.56, 1.42 0.47,
   1.5 0.51, 1.6 0.44, 1.75 0.47, 1.9 0.4`,
);
