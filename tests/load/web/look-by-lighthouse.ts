import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS } from '../../support/chromium-flags.ts';

/** The parts of Lighthouse's types used here: the script fetches it, so the project has none. */
type Audit = { numericValue?: number; details?: { items?: NetworkRequest[] } };
type NetworkRequest = { resourceType?: string; transferSize?: number };
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Chrome = { port: number; kill: () => void };
type Launcher = { launch: (options: object) => Promise<Chrome> };

export const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Media'] as const;
export type Kind = (typeof KINDS)[number] | 'Other';

export type Look = {
  scores: number[];
  /** Milliseconds, except the unitless shift. */
  fcp: number;
  lcp: number;
  speedIndex: number;
  blocking: number;
  shift: number;
  requests: number;
  /** Bytes transferred. */
  bytes: Partial<Record<Kind, number>>;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function loadLighthouse(modules: string): Promise<(url: string) => Promise<Look>> {
  const load = (file: string) => import(pathToFileURL(resolve(modules, file)).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Lighthouse };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher;
  return async (url) => {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH,
      chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
      if (!result) throw new Error(`Lighthouse told nothing of ${url}.`);
      return lookOf(result.lhr, url);
    } finally {
      chrome.kill();
    }
  };
}

function lookOf({ runtimeError, categories, audits }: Report, url: string): Look {
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    speedIndex: number('speed-index'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: requests.length,
    bytes: bytesByKind(requests),
  };
}

function bytesByKind(requests: NetworkRequest[]): Look['bytes'] {
  const bytes: Look['bytes'] = {};
  for (const { resourceType, transferSize = 0 } of requests) {
    const kind = KINDS.find((name) => name === resourceType) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + transferSize;
  }
  return bytes;
}
