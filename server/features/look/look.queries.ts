import { type AccentTokens, HEX_COLOUR } from '../../../contracts/look/accent.ts';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import { isMarkOf, type Logo } from '../../../contracts/look/logo.ts';
import type { ShownContent, WrittenContent } from '../../../contracts/page-content/content-values.ts';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import type { MailLook } from '../../mail/rendering/mail-styles.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { findPublished } from '../page-content/page-content.queries.ts';
import { findAgencyName } from '../settings/settings.queries.ts';
import { accentTokens } from './accent-tokens.ts';

/** Pixels: twice as large as it is shown. */
const LOGO_BOX = { width: 640, height: 160 } as const;
const MARK_SIZE = 64;

export type PublishedLook = {
  agencyName: string;
  /** Of the library. */
  logo?: Logo & { media: MediaRow };
  /** The address of the mark that ships with the demo, if it is this agency's. */
  mark?: string;
  /** `#rrggbb` */
  accent?: string;
  tokens?: AccentTokens;
  letters: LetterPair;
};

export async function findLook(db: Db, given?: WrittenContent<'look'>): Promise<PublishedLook> {
  const { logo: address, letters, ...written } = given ?? (await findPublished(db, 'look'));
  // Capitals become small only as it is published.
  const accent = written.accent.toLowerCase();
  const agencyName = (await findAgencyName(db)) ?? '';
  const tokens = accentTokens(accent);
  const media = (await findMediaByUrl(db, [address].filter(Boolean))).get(address);
  return {
    ...{ agencyName, letters },
    ...(media && { logo: { ...logoOf(media), media } }),
    ...(isMarkOf(address, agencyName) && { mark: address }),
    ...(HEX_COLOUR.test(accent) && { accent }),
    ...(tokens && { tokens }),
  };
}

export async function showLook(db: Db, given: WrittenContent<'look'>): Promise<ShownContent<'look'>> {
  const { logo, mark, tokens, letters } = await findLook(db, given);
  const { url, width, height } = logo ?? { url: mark ?? '', width: MARK_SIZE, height: MARK_SIZE };
  return { logo: url === '' ? null : { url, width, height }, accent: tokens ?? null, letters };
}

export async function findMailLook(db: Db, siteUrl: string): Promise<MailLook> {
  const { logo, tokens, letters } = await findLook(db);
  return {
    letters,
    ...(tokens && { tokens }),
    ...(logo && {
      logo: {
        url: `${siteUrl}${logo.url.replace(/webp$/, 'png')}`,
        width: logo.width,
        height: logo.height,
      },
    }),
  };
}

export function logoOf({ id, whole_width, whole_height, ...cut }: MediaRow): Logo {
  const [width, height] = [whole_width ?? cut.width, whole_height ?? cut.height];
  const scale = Math.min(1, LOGO_BOX.width / width, LOGO_BOX.height / height);
  const sized = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { url: `/brand/logo/${id}.webp`, width: sized(width), height: sized(height) };
}
