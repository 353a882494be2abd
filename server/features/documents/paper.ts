import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';

const FILES = {
  latin: 'noto-sans/files/noto-sans-latin',
  ext: 'noto-sans/files/noto-sans-latin-ext',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
} as const;
type Face = keyof typeof FILES;
type Weight = 'plain' | 'bold';
const WEIGHTS = { plain: 400, bold: 700 } as const;

/** Not the variable `.woff2`: with those pdfkit draws nothing, and does not say so. */
function fontFile(face: Face, weight: Weight): Buffer {
  const url = import.meta.resolve(`@fontsource/${FILES[face]}-${WEIGHTS[weight]}-normal.woff`);
  return readFileSync(new URL(url));
}

export const PAGE = { width: 595, height: 842, margin: 48 } as const;
/** Of Noto Sans, in parts of its size. */
const ASCENT = 1.07;
const LINE_HEIGHT = 1.36;
const SIZE = 9.5;
const INK = '#14231f';
const SOFT = '#5a6762';
const LINE = '#c9d2cc';

const RUNS =
  /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]+|\p{Script=Bengali}+|[\u0100-\u024f\u1e00-\u1eff\u20b9]+|[^\p{Script=Devanagari}\p{Script=Bengali}\u0100-\u024f\u1e00-\u1eff\u20b9\u0964\u0965\u200c\u200d]+/gu;
/** What the Latin font has. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]*$/;

type Style = { size?: number; weight?: Weight; isSoft?: boolean };
type Box = Style & { x: number; width: number; align?: 'left' | 'right' };

export type Paper = ReturnType<typeof openPaper>;

/** A page that text is written on from the top; goes on to the next one where a part has no room. */
export function openPaper(about: { title: string; author: string }) {
  const pdf = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: PAGE.margin, bufferPages: true },
    info: { Title: about.title, Author: about.author },
  });
  for (const face of Object.keys(FILES) as Face[])
    for (const weight of ['plain', 'bold'] as const)
      pdf.registerFont(`${face}-${weight}`, fontFile(face, weight));
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });

  function runsOf(text: string): { face: Face; text: string }[] {
    return (text.match(RUNS) ?? []).map((run) => {
      if (/[\p{Script=Devanagari}\u0964]/u.test(run)) return { face: 'devanagari', text: run };
      if (/\p{Script=Bengali}/u.test(run)) return { face: 'bengali', text: run };
      if (/^[\u0100-\u024f\u1e00-\u1eff\u20b9]/.test(run)) return { face: 'ext', text: run };
      // Letters of other scripts in Latin ones: the font would leave them out.
      return { face: 'latin', text: LATIN.test(run) ? run : anyAscii(run) };
    });
  }

  function choose(face: Face, { size = SIZE, weight = 'plain', isSoft = false }: Style): void {
    pdf
      .font(`${face}-${weight}`)
      .fontSize(size)
      .fillColor(isSoft ? SOFT : INK);
  }

  function write(text: string, y: number, { x, width, align = 'left', ...style }: Box): number {
    const { size = SIZE } = style;
    const runs = runsOf(text);
    const widths = runs.map((run) => {
      choose(run.face, style);
      return pdf.widthOfString(run.text);
    });
    const whole = widths.reduce((sum, one) => sum + one, 0);
    // The faces have different heights: they stand on one line.
    const baseline = y + ASCENT * size;
    if (align === 'right' && whole <= width) {
      let from = x + width - whole;
      runs.forEach((run, at) => {
        choose(run.face, style);
        pdf.text(run.text, from, baseline, { lineBreak: false, baseline: 'alphabetic' });
        from += widths[at] ?? 0;
      });
      return y + LINE_HEIGHT * size;
    }
    runs.forEach((run, at) => {
      choose(run.face, style);
      const options = { width, continued: at < runs.length - 1, baseline: 'alphabetic' as const };
      if (at === 0) pdf.text(run.text, x, baseline, options);
      else pdf.text(run.text, options);
    });
    return pdf.y - ASCENT * size;
  }

  function rule(y: number): void {
    const { margin, width } = PAGE;
    pdf
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  /** Where a part of this height goes. */
  function room(y: number, height: number): number {
    if (y + height <= PAGE.height - PAGE.margin) return y;
    pdf.addPage();
    return PAGE.margin;
  }

  /** About: of its Latin letters, and a line more. */
  function heightOf(text: string, { width, ...style }: Pick<Box, 'width'> & Style): number {
    choose('latin', style);
    return pdf.heightOfString(anyAscii(text), { width }) + LINE_HEIGHT * SIZE;
  }

  return {
    write,
    heightOf,
    rule,
    room,
    finish(): Promise<Uint8Array> {
      pdf.end();
      return done;
    },
  };
}
