import { href } from 'react-router';
import { sceneAddress } from '../pictures/scene-address.ts';
import { DESTINATION_GUIDE } from './destination-guide.ts';
import type { StoryDestination } from './destination-stories.ts';

export function destinationAddress(name: StoryDestination): string {
  return href('/image/:url/:title', { url: sceneAddress(DESTINATION_GUIDE[name].scene), title: name });
}
