import type { Ink, Lab } from './colour.ts';
import { type Camera, type GroundView, groundView } from './ground.ts';
import { type Land, type Place, reader } from './land.ts';
import { at } from './numbers.ts';
import type { Stage } from './stage.ts';
import { type Sunward, sunlit } from './sunlight.ts';

/** What the ink of a piece of land may depend on: its place in the world and in the picture, sun (0 to 1), steepness. */
export type Spot = {
  x: number;
  z: number;
  y: number;
  light: number;
  slope: number;
  px: number;
  py: number;
  index: number;
};

export type Terrain = {
  land: Land;
  camera: Camera;
  sun: Sunward;
  inkAt(spot: Spot): Lab;
  alphaAt?(spot: Spot): number;
};

/** Land in true perspective with cast shadows, coloured place by place. */
export function paintTerrain(stage: Stage, { land, camera, sun, inkAt, alphaAt }: Terrain): GroundView {
  const { light, slope } = sunlit(land, sun);
  const heightAt = reader(land, land.heights);
  const [lightAt, slopeAt]: [Place, Place] = [reader(land, light), reader(land, slope)];
  const view = groundView(stage.frame, (x, z) => [heightAt(x, z), 0, 0], camera, sun);
  stage.each((px, py, index): Ink | null => {
    const cover = at(view.cover, index);
    if (!cover) return null;
    const [x, z, y] = [at(view.x, index), at(view.z, index), at(view.height, index)];
    const spot = { x, z, y, light: lightAt(x, z), slope: slopeAt(x, z), px, py, index };
    const [L, a, b] = inkAt(spot);
    return [L, a, b, cover * (alphaAt ? alphaAt(spot) : 1)];
  });
  return view;
}
