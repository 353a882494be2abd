/** Each video is there twice: as AV1, which is lighter by a third, and as H.264, which nearly every phone has a circuit for. */
export const AV1 = 'video/webm; codecs="av01.0.05M.08"';
export const H264 = 'video/mp4; codecs="avc1.64001f"';

/** As the larger cut is: what a device does with it, it does with the other. */
const CUT = { width: 1280, height: 720, bitrate: 900_000, framerate: 24 };

type Capabilities = Pick<MediaCapabilities, 'decodingInfo'>;

/**
 * Whether this device does better with the heavier H.264: it plays AV1, but by its processor, which warms the phone and
 * empties its battery, or not without a stutter. AV1 comes first where the browser does not say.
 */
export async function isH264Better(capabilities: Capabilities | undefined): Promise<boolean> {
  if (!capabilities) return false;
  const ask = (contentType: string) =>
    capabilities.decodingInfo({ type: 'file', video: { contentType, ...CUT } });
  try {
    const [av1, h264] = await Promise.all([ask(AV1), ask(H264)]);
    if (!av1.supported || !h264.supported) return false;
    return (!av1.powerEfficient && h264.powerEfficient) || (!av1.smooth && h264.smooth);
  } catch {
    return false;
  }
}

let answer: Promise<boolean> | undefined;

/** The same of this browser, which is asked once. */
export function isH264BetterHere(): Promise<boolean> {
  answer ??= isH264Better(navigator.mediaCapabilities);
  return answer;
}
