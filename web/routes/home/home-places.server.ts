import { DESTINATION_GUIDE } from '../../features/destinations/destination-guide.ts';
import { STORY_DESTINATIONS } from '../../features/destinations/destination-stories.ts';
import { scenePicture } from '../../features/pictures/shipped-media.server.ts';

export function homePlaces() {
  return STORY_DESTINATIONS.map((name) => ({
    name,
    picture: scenePicture(DESTINATION_GUIDE[name].scene),
    tall: scenePicture(DESTINATION_GUIDE[name].scene, 'tall'),
  }));
}

export type HomePlace = ReturnType<typeof homePlaces>[number];
