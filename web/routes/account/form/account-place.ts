import type { LoaderFunctionArgs } from 'react-router';
import type { Picture } from '../../../../contracts/media.contract.ts';
import { apiContext } from '../../../api/page-api.ts';
import { pageContent } from '../../../features/page-content/page-content.ts';

export type AccountPlace = { name: string; line: string; picture: Picture };

/** The destination beside a form, by its place in the list. Null if none has a picture. */
export const placeBeside =
  (at: number) =>
  async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<AccountPlace | null> => {
    const { destinations } = await pageContent(context.get(apiContext), 'destinations');
    const shown = destinations.flatMap(({ name, line, picture }) =>
      picture ? [{ name, line, picture: picture.wide }] : [],
    );
    return shown[at % shown.length] ?? null;
  };
