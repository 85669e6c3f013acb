/**
 * A workbench to look at single assets under the scene's light; not shipped.
 *
 * workbench.html?asset=eagle-dark&gfx=high&yaw=0.5&pitch=0.3&zoom=1
 * Several assets, with commas between them, are shown side by side (columns=3).
 * Assets: <bird>-<light|dark>, birds-<light|dark>, board-<second|first>, table-<second|first>, dice, coins.
 */
import * as THREE from "three";
import {
  Assets,
  type Bird,
  BIRDS,
  BOARD_HEIGHT,
  cellTop,
  FACES,
  facePose,
  type Look,
  makeAll,
  pile,
  place,
  restHeight,
  type Side,
  type Tier,
} from ".";
import { EMPTY_ROOM, LIGHT } from "../colours";
import { tileMaps } from "./maps";
import { textures } from "./textures";
import { bake } from "./materials";

const query = new URLSearchParams(location.search);
const number = (key: string, fallback: number): number => Number(query.get(key) ?? fallback);
const tier = (query.get("gfx") ?? "mid") as Tier;
const wanted = (query.get("asset") ?? "birds-light").split(",");
const GROUND = -BOARD_HEIGHT;

/** A box of dim walls with a lamp and two windows in it, for reflections. */
function surroundings(): THREE.Scene {
  const room = new THREE.Scene();
  const glow = (r: number, g: number, b: number, at: [number, number, number]): void => {
    const color = new THREE.Color(r, g, b);
    const panel = new THREE.Mesh(
      new THREE.BoxGeometry(5, 8, 0.2),
      new THREE.MeshBasicMaterial({ color }),
    );
    panel.position.set(...at);
    panel.lookAt(0, 0, 0);
    room.add(panel);
  };
  const wall = new THREE.MeshBasicMaterial({
    color: new THREE.Color(0.1, 0.06, 0.03),
    side: THREE.BackSide,
  });
  room.add(new THREE.Mesh(new THREE.BoxGeometry(30, 20, 30), wall));
  glow(0.5, 0.65, 1.2, [-8, 3, -13]);
  glow(0.4, 0.52, 1, [8, 3, -13]);
  const flame = new THREE.Mesh(
    new THREE.SphereGeometry(0.6),
    new THREE.MeshBasicMaterial({ color: new THREE.Color(60, 34, 15) }),
  );
  flame.position.set(5.75, 4.4, -2.9);
  return room.add(flame);
}

/** Puts the asset on the workbench; says where to look and from how far. */
function show(
  assets: Assets,
  scene: THREE.Scene,
  asset: string,
): { target: THREE.Vector3; size: number } {
  const [what = "birds", kind = "light"] = asset.split("-");
  const stand = (side: Side, bird: Bird, x: number, y: number, z: number): void => {
    const piece = assets.piece(side, bird);
    piece.position.set(x, y, z);
    piece.rotation.y = number("turn", 0);
    const shade = assets.contacts(1);
    shade.count = 1;
    shade.setMatrixAt(0, new THREE.Matrix4().makeScale(0.7, 1, 0.7).setPosition(x, y + 0.006, z));
    scene.add(piece, shade);
  };
  const throwDie = (
    size: "small" | "large",
    face: (typeof FACES)[number],
    x: number,
    z: number,
  ): void => {
    const die = assets.die(size);
    const pose = facePose(assets.hull(size), { face, yaw: 0.5, at: { x, z }, ground: GROUND });
    die.position.set(...pose.position);
    die.quaternion.set(...pose.quaternion);
    scene.add(die);
  };
  if ((BIRDS as readonly string[]).includes(what)) {
    stand(kind as Side, what as Bird, 0, GROUND, 0);
    return { target: new THREE.Vector3(0.05, GROUND + 0.5, 0), size: 0.95 };
  }
  switch (what) {
    case "birds":
      BIRDS.forEach((bird, i) => stand(kind as Side, bird, (i - 2) * 1.1, GROUND, 0));
      return { target: new THREE.Vector3(0, GROUND + 0.5, 0), size: 1.9 };
    case "dice":
      FACES.forEach((face, i) => {
        throwDie("small", face, (i - 1.5) * 1.7, -0.7);
        throwDie("large", face, (i - 1.5) * 1.7, 0.7);
      });
      return { target: new THREE.Vector3(0, GROUND, 0), size: 3 };
    case "coins":
      scene.add(heap(assets, 15, -1.2, 0), heap(assets, 20, 0.2, 0), heap(assets, 100, 1.9, 0));
      return { target: new THREE.Vector3(0.4, GROUND, 0), size: 2 };
  }
  const look: Look = kind === "first" ? "first_millennium" : "second_millennium";
  const board = assets.board(look);
  board.getObjectByName("numbers")!.visible = query.has("numbers");
  scene.add(board);
  if (what === "table") {
    for (const [side, bird, x, y] of GAME) {
      const p = place(x, y);
      stand(side, bird, p.x, restHeight(look, p.x, p.z), p.z);
    }
    scene.add(heap(assets, 20, -0.25, 4), heap(assets, 15, -4.75, 3.25));
    throwDie("small", "narrow_ear", 2.5, 4);
    throwDie("large", "broad_rounded", 4, 4);
  }
  const target = new THREE.Vector3(number("x", 0), cellTop(look), number("z", 0));
  return { target, size: 5.2 };
}

const GAME: readonly (readonly [Side, Bird, number, number])[] = [
  ["light", "eagle", 140, 580],
  ["dark", "raven", 60, 500],
  ["light", "rooster", 300, 500],
  ["dark", "storm_bird", 460, 500],
  ["light", "swallow", 620, 500],
  ["dark", "eagle", 140, 420],
  ["dark", "rooster", 860, 500],
  ["light", "raven", 460, 700],
  ["light", "storm_bird", 860, 600],
  ["dark", "swallow", 460, 300],
];

function heap(assets: Assets, count: number, x: number, z: number): THREE.Object3D {
  const coins = assets.coins(count);
  const spot = new THREE.Object3D();
  pile(count, 5).forEach((coin, i) => {
    spot.position.set(x + coin.x, coin.y + GROUND, z + coin.z);
    spot.rotation.set(coin.tiltX, coin.turn, coin.tiltZ);
    spot.updateMatrix();
    coins.setMatrixAt(i, spot.matrix);
  });
  coins.count = count;
  return coins;
}

function light(scene: THREE.Scene): void {
  const lamp = new THREE.PointLight(LIGHT.lamp, number("lamp", 250), 0, 2);
  lamp.position.set(number("lx", 4.75), 4.6, number("lz", 2.4));
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.camera.near = 0.9;
  lamp.shadow.camera.far = 40;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.02;
  lamp.shadow.radius = 5;
  const moon = new THREE.DirectionalLight(LIGHT.moon, 1.5);
  moon.position.set(-14.5, 10.5, -30);
  scene.add(lamp, moon, new THREE.HemisphereLight(LIGHT.sky, LIGHT.floor, 0.5));
}

const grain = tileMaps(bake("ebony", 512));

/** One asset on the table, drawn into its part of the picture. */
function picture(
  renderer: THREE.WebGLRenderer,
  assets: Assets,
  reflections: THREE.Texture | null,
  asset: string,
  aspect: number,
): void {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color(EMPTY_ROOM);
  scene.environment = reflections;
  scene.environmentIntensity = number("env", 1.5);
  light(scene);
  const set = textures(grain);
  for (const one of Object.values(set) as THREE.Texture[]) one.repeat.set(5, 5);
  const wood = new THREE.MeshStandardMaterial({ ...set, metalness: 0 });
  const table = new THREE.Mesh(new THREE.PlaneGeometry(40, 40).rotateX(-Math.PI / 2), wood);
  table.position.y = GROUND;
  table.receiveShadow = true;
  scene.add(table);
  const { target, size } = show(assets, scene, asset);
  const camera = new THREE.PerspectiveCamera(28, aspect, 0.1, 200);
  const [yaw, pitch] = [number("yaw", 0.5), number("pitch", 0.3)];
  camera.position
    .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
    .multiplyScalar(size / Math.tan((14 * Math.PI) / 180) / number("zoom", 1))
    .add(target);
  camera.lookAt(target);
  renderer.render(scene, camera);
}

async function main(): Promise<void> {
  const [width, height] = [number("w", 640), number("h", 360)];
  const columns = Math.min(number("columns", 3), wanted.length);
  const rows = Math.ceil(wanted.length / columns);
  const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width * columns, height * rows);
  renderer.shadowMap.enabled = true;
  renderer.toneMapping = THREE.NeutralToneMapping;
  renderer.toneMappingExposure = number("exposure", 1.3);
  renderer.setScissorTest(true);
  document.body.style.margin = "0";
  document.body.append(renderer.domElement);
  const started = performance.now();
  const made = await makeAll(tier);
  const worked = performance.now();
  const assets = new Assets(made);
  const reflections =
    tier === "test"
      ? null
      : new THREE.PMREMGenerator(renderer).fromScene(surroundings(), 0.03).texture;
  wanted.forEach((asset, i) => {
    const left = (i % columns) * width;
    const bottom = (rows - 1 - Math.floor(i / columns)) * height;
    renderer.setViewport(left, bottom, width, height);
    renderer.setScissor(left, bottom, width, height);
    picture(renderer, assets, reflections, asset, width / height);
  });
  const spent = [worked - started, performance.now() - worked].map(Math.round);
  document.title = `ready: made in ${spent[0]} ms, shown in ${spent[1]} ms`;
}

void main();
