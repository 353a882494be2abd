import { expect, test } from 'vitest';
import { isH264Better } from './loop-video.tsx';

type Answer = { supported: boolean; smooth: boolean; powerEfficient: boolean };

const BY_CIRCUIT: Answer = { supported: true, smooth: true, powerEfficient: true };
const BY_PROCESSOR: Answer = { supported: true, smooth: true, powerEfficient: false };
const STUTTERS: Answer = { supported: true, smooth: false, powerEfficient: false };
const NOT_AT_ALL: Answer = { supported: false, smooth: false, powerEfficient: false };

const device = (av1: Answer, h264: Answer) => ({
  decodingInfo: (asked: MediaDecodingConfiguration) =>
    Promise.resolve({
      ...(asked.video?.contentType.includes('av01') ? av1 : h264),
      configuration: asked,
      keySystemAccess: null,
    }),
});

test('a device that decodes AV1 by its processor and H.264 by a circuit gets H.264 first', async () => {
  expect(await isH264Better(device(BY_PROCESSOR, BY_CIRCUIT))).toBe(true);
  expect(await isH264Better(device(STUTTERS, BY_PROCESSOR))).toBe(true);
});

test('AV1 comes first where it is as cheap, where it is the only one, and where the browser cannot tell', async () => {
  expect(await isH264Better(device(BY_CIRCUIT, BY_CIRCUIT))).toBe(false);
  expect(await isH264Better(device(BY_PROCESSOR, BY_PROCESSOR))).toBe(false);
  expect(await isH264Better(device(BY_PROCESSOR, NOT_AT_ALL))).toBe(false);
  expect(await isH264Better(device(NOT_AT_ALL, BY_CIRCUIT))).toBe(false);
  expect(await isH264Better(undefined)).toBe(false);
  expect(await isH264Better({ decodingInfo: () => Promise.reject(new TypeError('no such codec')) })).toBe(
    false,
  );
});
