const hash = (x: number, y: number, salt: number): number => {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2147483559);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
};

/** Tilted planes, one for each Worley cell, smoothly blended at their borders: the slabs of a cliff. */
export function facetsOf(seed: number): (x: number, y: number) => number {
  const distances = new Float64Array(9);
  const values = new Float64Array(9);
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    let nearest = 9;
    for (let k = 0; k < 9; k++) {
      const bx = cellX + (k % 3) - 1;
      const by = cellY + Math.floor(k / 3) - 1;
      const dx = x - bx - hash(bx, by, 1 + seed);
      const dy = y - by - hash(bx, by, 2 + seed);
      const d = Math.sqrt(dx * dx + dy * dy);
      if (d < nearest) nearest = d;
      distances[k] = d;
      const tilt = (hash(bx, by, 3 + seed) - 0.5) * 2 * dx + (hash(bx, by, 4 + seed) - 0.5) * 2 * dy;
      values[k] = tilt + (hash(bx, by, 5 + seed) - 0.5) * 0.25;
    }
    let weights = 0;
    let sum = 0;
    for (let k = 0; k < 9; k++) {
      const gap = (distances[k] as number) - nearest;
      if (gap >= 0.3) continue;
      const weight = (1 - gap / 0.3) ** 3;
      weights += weight;
      sum += weight * (values[k] as number);
    }
    return sum / weights;
  };
}
