import { type Group, Mesh, Vector3 } from "three";

/** The share of a board's bounding rectangle that lies under stone or wood, seen from above. */
export function outlineOf(board: Group): number {
  const body = board.children.find((part): part is Mesh => part instanceof Mesh && !part.name)!;
  body.geometry.computeBoundingBox();
  const { min, max } = body.geometry.boundingBox!;
  const size = 48;
  const hit = new Uint8Array(size * size);
  const position = body.geometry.getAttribute("position");
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  for (let t = 0; t < position.count; t += 3) {
    a.fromBufferAttribute(position, t);
    b.fromBufferAttribute(position, t + 1);
    c.fromBufferAttribute(position, t + 2);
    const area = (b.x - a.x) * (c.z - a.z) - (c.x - a.x) * (b.z - a.z);
    if (Math.abs(area) < 1e-9) continue;
    for (let j = 0; j < size; j++)
      for (let i = 0; i < size; i++) {
        const x = min.x + ((i + 0.5) / size) * (max.x - min.x);
        const z = min.z + ((j + 0.5) / size) * (max.z - min.z);
        const u = ((b.x - x) * (c.z - z) - (c.x - x) * (b.z - z)) / area;
        const v = ((c.x - x) * (a.z - z) - (a.x - x) * (c.z - z)) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) hit[j * size + i] = 1;
      }
  }
  for (const cell of board.children) {
    if (!cell.name.startsWith("cell_")) continue;
    for (let j = 0; j < size; j++)
      for (let i = 0; i < size; i++) {
        const x = min.x + ((i + 0.5) / size) * (max.x - min.x);
        const z = min.z + ((j + 0.5) / size) * (max.z - min.z);
        if (Math.abs(x - cell.position.x) < 0.5 && Math.abs(z - cell.position.z) < 0.5)
          hit[j * size + i] = 1;
      }
  }
  return hit.reduce((sum, one) => sum + one, 0) / hit.length;
}
