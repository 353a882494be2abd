import type { DemoDossiers } from './demo-dossier.types.ts';
import { sikkimEastDossiers } from './sikkim-east.dossiers.ts';

/** By the slug of the tour. */
export const demoDossiers: DemoDossiers = { ...sikkimEastDossiers };
