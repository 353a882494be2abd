import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import settings from '../../../demo/settings.json' with { type: 'json' };

const TEAM = resolve(import.meta.dirname, '../../../demo/team');

const people = globSync('*.md', { cwd: TEAM }).map((file) => basename(file, '.md').replace('-', ' '));
const street = settings.addressLines[0]?.split(', ') ?? [];

/** The demo's agency: its name, its people, and how they are reached. */
const NAMES = [...people, ...street, settings.email, settings.whatsapp, ...settings.phones];

const spelt = (name: string) => name.replaceAll(/[.+]/g, '\\$&').split(/[ -]/).join('[\\s-]?');

export const WORDS_OF_DEMO = new RegExp(['teesta.?trails', ...NAMES.map(spelt)].join('|'), 'gi');
