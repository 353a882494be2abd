import { type RefObject, use, useEffect, useRef, useState } from 'react';
import type { Loop } from '../../../../contracts/media.contract.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TALL_WINDOW } from '../../../ui/pictures/picture.tsx';
import { usePageVisible } from './use-page-visible.ts';

/** AV1 is a third smaller; nearly every phone decodes H.264 in hardware. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';
const H264 = 'video/mp4; codecs="avc1.64001f"';
const CUT = { width: 1280, height: 720, bitrate: 900_000, framerate: 24 };
let answer: Promise<boolean> | undefined;

type Props = {
  loop: Loop;
  isPlaying: boolean;
  focus: { x: number; y: number };
  onReady?: () => void;
};

export function LoopVideo(props: Props) {
  const isTall = useMediaQuery(TALL_WINDOW);
  const { webm, mp4 } = isTall ? props.loop.tall : props.loop.wide;
  const kinds = [
    ...(webm ? [{ src: webm, type: mp4 ? AV1 : 'video/webm' }] : []),
    ...(mp4 ? [{ src: mp4, type: webm ? H264 : 'video/mp4' }] : []),
  ];
  return <Cut key={webm ?? mp4} kinds={kinds} {...props} />;
}

type CutProps = Props & { kinds: { src: string; type: string }[] };

function Cut({ kinds, isPlaying, focus, onReady }: CutProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isH264First = use(isH264BetterHere());
  const [hasStarted, setHasStarted] = useState(false);
  const isInView = useInView(video);
  const isVisible = usePageVisible();
  const isRunning = isPlaying && isInView && isVisible;

  useEffect(() => {
    if (!isRunning) return video.current?.pause();
    // Battery saver refuses it, or a pause interrupts it.
    video.current?.play().catch(() => undefined);
  }, [isRunning]);
  useEffect(() => stopFetching(video.current), []);

  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasStarted(true)}
      onCanPlayThrough={onReady}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-700',
        !hasStarted && 'opacity-0',
      )}
    >
      {(isH264First ? kinds.toReversed() : kinds).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}

/** A video removed from the page would continue to load. */
function stopFetching(video: HTMLVideoElement | null) {
  return () => {
    if (!video) return;
    for (const source of video.querySelectorAll('source')) source.remove();
    video.load();
  };
}

function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIsIn] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsIn(entry?.isIntersecting ?? false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isIn;
}

type Capabilities = Pick<MediaCapabilities, 'decodingInfo'>;

/** True if the device decodes AV1 in software or with stutter. False if unknown. */
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

function isH264BetterHere(): Promise<boolean> {
  answer ??= isH264Better(navigator.mediaCapabilities);
  return answer;
}
