import { bhutanDossiers } from './bhutan.dossiers.ts';
import { bhutanLongDossiers } from './bhutan-long.dossiers.ts';
import { darjeelingTeaDossiers } from './darjeeling-tea.dossiers.ts';
import { darjeelingTownDossiers } from './darjeeling-town.dossiers.ts';
import { darjeelingTrekDossiers } from './darjeeling-treks.dossiers.ts';
import type { DemoDossiers } from './demo-dossier.types.ts';
import { dooarsDossiers } from './dooars.dossiers.ts';
import { dooarsBuxaDossiers } from './dooars-buxa.dossiers.ts';
import { dooarsFamilyDossiers } from './dooars-family.dossiers.ts';
import { dzongriDossiers } from './dzongri.dossiers.ts';
import { gangtokDossiers } from './gangtok.dossiers.ts';
import { gangtokEasyDossiers } from './gangtok-easy.dossiers.ts';
import { kalimpongDossiers } from './kalimpong.dossiers.ts';
import { kalimpongVillagesDossiers } from './kalimpong-villages.dossiers.ts';
import { sikkimEastDossiers } from './sikkim-east.dossiers.ts';
import { sikkimNorthDossiers } from './sikkim-north.dossiers.ts';
import { sikkimWestSouthDossiers } from './sikkim-west-south.dossiers.ts';

/** The dossier of each demo tour, by its slug. */
export const demoDossiers: DemoDossiers = {
  ...sikkimNorthDossiers,
  ...sikkimEastDossiers,
  ...sikkimWestSouthDossiers,
  ...dzongriDossiers,
  ...darjeelingTownDossiers,
  ...darjeelingTeaDossiers,
  ...darjeelingTrekDossiers,
  ...gangtokDossiers,
  ...gangtokEasyDossiers,
  ...kalimpongDossiers,
  ...kalimpongVillagesDossiers,
  ...dooarsDossiers,
  ...dooarsFamilyDossiers,
  ...dooarsBuxaDossiers,
  ...bhutanDossiers,
  ...bhutanLongDossiers,
};
