import { expect, test } from 'vitest';
import { html } from './write-html.ts';

test('HTML is written with every value escaped, except what is HTML itself', () => {
  const given = `<b title="x">O'Neil & co</b>`;
  const shown = '&lt;b title=&quot;x&quot;&gt;O&#x27;Neil &amp; co&lt;/b&gt;';
  expect(html`<p title="${given}">${given}${undefined}${[html`<br/>`, html`${2}`]}</p>`.code).toBe(
    `<p title="${shown}">${shown}<br/>2</p>`,
  );
});

test('data that poses as HTML is refused', () => {
  const data = { code: '<script>' } as unknown as string;
  expect(() => html`${data}`).toThrow(TypeError);
});

test('spaces of the template are left out, those of a value stay', () => {
  expect(
    html`
      <p>
        ${'a\n  b'}
      </p>`.code,
  ).toBe('<p>a\n  b</p>');
});
