import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageRenderer } from '../rendering/render-page.ts';
import { BUILD_FOLDER } from '../web-build.ts';
import { createStyleInliner, type StyleIndex } from './page-style.ts';

export function stylePages(render: PageRenderer): PageRenderer {
  const index = readFileSync(resolve(BUILD_FOLDER, 'server/page-style.json'), 'utf8');
  const inlineStyle = createStyleInliner(JSON.parse(index) as StyleIndex);
  return async (...asked) => {
    const rendered = await render(...asked);
    const { status, headers } = rendered.response;
    if (!headers.get('content-type')?.startsWith('text/html')) return rendered;
    const html = inlineStyle(await rendered.response.text());
    return { ...rendered, response: new Response(html, { status, headers }) };
  };
}
