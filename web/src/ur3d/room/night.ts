/**
 * The shader of the night: sky, milky way, stars, moon, a far ziggurat with fires, and dunes found
 * by marching a height field. Only directions that a window can show get the whole of it.
 */
export const NIGHT = /* glsl */ `
varying vec3 way;
uniform vec3 moon;
uniform float texel; // the angle of one texel, for soft edges

const float LOWERED = 0.17;
const float ZIGGURAT = -1.36;

float hash3(vec3 p) { p = fract(p * 0.1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
float hash2(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + 1.0), f.x), f.y);
}
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + 1.0), f.x), f.y),
    f.z);
}
float cloud(vec3 p) { float s = 0.0, a = 0.5; for (int i = 0; i < 4; i++) { s += a * noise3(p); p = p * 2.03 + 7.1; a *= 0.5; } return s; }

// Dunes: two scales of bent ridges on a slow swell.
float dune(vec2 p) {
  vec2 q = p + 38.0 * vec2(noise2(p * 0.011), noise2(p * 0.011 + 9.0));
  float broad = 1.0 - abs(2.0 * noise2(q * vec2(0.0085, 0.014)) - 1.0);
  float fine = 1.0 - abs(2.0 * noise2(q * vec2(0.024, 0.033) + 5.0) - 1.0);
  return pow(broad, 1.7) * 19.0 + pow(fine, 1.5) * 4.2 * (0.35 + broad) + noise2(p * 0.004 + 3.0) * 14.0 - 12.0;
}

// One layer of stars: a jittered point in some cells of a lattice, none smaller than a texel.
vec3 stars(vec3 d, float scale, float share, float size) {
  vec3 home = floor(d * scale), light = vec3(0);
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
    vec3 cell = home + vec3(x, y, z);
    if (hash3(cell) >= share) continue;
    vec3 at = normalize(cell + 0.5 + 0.7 * (vec3(hash3(cell + 1.3), hash3(cell + 2.7), hash3(cell + 4.1)) - 0.5));
    float away = length(at - d), bright = pow(hash3(cell + 9.0), 3.0);
    float radius = size * (0.5 + bright), shown = max(radius, texel * 0.62);
    float spread = radius / shown;
    light += exp(-pow(away / shown, 2.0)) * spread * spread * (0.3 + 2.6 * bright)
      * mix(vec3(1.0, 0.82, 0.62), vec3(0.7, 0.82, 1.0), hash3(cell + 5.0));
  }
  return light;
}

float within(float x, float reach) { return smoothstep(reach + texel * 0.7, reach - texel * 0.7, abs(x)); }
float below(float y, float top) { return smoothstep(top + texel * 0.7, top - texel * 0.7, y); }

// A stepped tower of four tiers with a stair, moonlit from the left, a fire on top.
vec4 tower(float x, float y) {
  float cover = 0.0;
  vec3 colour = vec3(0);
  for (int tier = 0; tier < 4; tier++) {
    float k = float(tier), floorY = k == 0.0 ? -0.05 : 0.026 + (k - 1.0) * 0.017, topY = 0.026 + k * 0.0165;
    float half_ = (tier == 3 ? 0.013 : 0.082 - 0.0235 * k) - 0.10 * max(y - max(floorY, 0.0), 0.0);
    float body = within(x, half_) * below(y, topY) * (1.0 - below(y, floorY));
    vec3 wall = mix(vec3(0.042, 0.044, 0.075), vec3(0.225, 0.205, 0.205), smoothstep(0.5, -0.75, x / half_));
    wall *= 0.9 + 0.1 * smoothstep(0.35, 0.65, fract(x * 58.0 + k * 0.5)); // buttresses
    wall *= 1.0 - 0.5 * (1.0 - below(y, topY - 0.0022)); // shadow line under the parapet
    colour = mix(colour, wall, body);
    cover = max(cover, body);
  }
  float stair = within(x, 0.0145 - 0.16 * max(y, 0.0)) * below(y, 0.0425);
  colour = mix(colour, vec3(0.27, 0.25, 0.245) * (0.86 + 0.14 * step(0.5, fract(y * 420.0))), stair * cover);
  return vec4(colour, cover);
}

void main() {
  vec3 d = normalize(way);
  float up = asin(clamp(d.y, -1.0, 1.0)) + LOWERED, round_ = atan(d.z, d.x);
  vec3 zenith = vec3(0.0055, 0.0115, 0.043), middle = vec3(0.019, 0.036, 0.105), low = vec3(0.068, 0.078, 0.14);
  vec3 haze = mix(low, middle, 0.08) + vec3(0.05, 0.03, 0.02);

  vec3 c = mix(low, middle, smoothstep(-0.02, 0.24, up));
  c = mix(c, zenith, smoothstep(0.15, 0.95, up));
  c += vec3(0.17, 0.075, 0.028) * exp(-max(up, 0.0) * 10.0) * (0.55 + 0.45 * cos(round_ + 1.7)); // last warmth

  if (d.z > 0.35) { // behind the players: no window looks there
    gl_FragColor = vec4(up < 0.0 ? haze * 0.6 : c, 1.0);
    return;
  }

  float band = exp(-pow(dot(d, normalize(vec3(0.62, 0.55, 0.45))) / 0.15, 2.0)); // milky way
  c += band * (0.35 + 0.65 * cloud(d * 4.0)) * vec3(0.10, 0.105, 0.15) * smoothstep(0.28, 0.62, cloud(d * 7.0 + 2.0)) * 1.3;
  float clear = smoothstep(-0.01, 0.16, up);
  c += clear * (stars(d, 60.0, 0.15, 0.0007) + stars(d, 30.0, 0.09, 0.001) * 1.8 + band * stars(d, 110.0, 0.26, 0.0007) * 0.7);

  float away = acos(clamp(dot(d, moon), -1.0, 1.0));
  float disc = smoothstep(0.0262 + texel, 0.0262 - texel, away);
  vec3 side = normalize(cross(moon, vec3(0, 1, 0)));
  vec2 on = vec2(dot(d, side), d.y - moon.y) / 0.0262;
  float seas = smoothstep(0.38, 0.58, cloud(vec3(on * 1.6 + 2.0, 3.0)));
  c += (vec3(0.5, 0.56, 0.75) * 0.16 * exp(-away * 11.0) + vec3(0.9, 0.86, 0.74) * 0.30 * exp(-away * 55.0)) * (1.0 - disc);
  c = mix(c, vec3(1.0, 0.95, 0.85) * (1.7 - 0.62 * seas) * (0.8 + 0.2 * sqrt(max(0.0, 1.0 - dot(on, on)))), disc);

  float x = mod(round_ - ZIGGURAT + 3.14159, 6.28318) - 3.14159, y = up + 0.004;
  vec4 far = tower(x, y);
  c = mix(c, mix(far.rgb, low, 0.16), far.a);

  if (up < 0.05) {
    vec3 ray = vec3(cos(round_) * cos(up), sin(up), sin(round_) * cos(up)), eye = vec3(0.0, 34.0, 0.0);
    float t = 14.0, hit = 0.0;
    for (int i = 0; i < 90; i++) {
      vec3 p = eye + ray * t;
      float above = p.y - dune(p.xz);
      if (above < 0.002 * t) { hit = 1.0; break; }
      t += max(0.35, above * 0.5);
      if (t > 1500.0) break;
    }
    if (hit > 0.5) {
      vec3 p = eye + ray * t;
      float e = 0.4 + 0.012 * t; // far crests would sparkle otherwise
      vec3 n = normalize(vec3(dune(p.xz - vec2(e, 0)) - dune(p.xz + vec2(e, 0)), 2.0 * e, dune(p.xz - vec2(0, e)) - dune(p.xz + vec2(0, e))));
      float ripple = sin(p.x * 1.7 + p.z * 0.9 + 4.0 * noise2(p.xz * 0.13)) * 0.09 * exp(-t / 140.0);
      n = normalize(n + vec3(ripple, 0.0, ripple * 0.6));
      vec3 from = normalize(vec3(moon.x - 0.75, 0.36, moon.z + 0.35));
      float lit = max(dot(n, from), 0.0), rim = pow(1.0 - max(dot(n, -ray), 0.0), 4.0);
      vec3 sand = vec3(0.62, 0.50, 0.40) * (vec3(0.55, 0.60, 0.78) * lit * 0.8 + vec3(0.04, 0.055, 0.115)) + vec3(0.12, 0.13, 0.18) * rim * lit;
      sand *= 0.82 + 0.3 * noise2(p.xz * 0.05);
      c = mix(sand, haze, 1.0 - exp(-pow(t / 640.0, 1.4)));
    } else if (up < 0.004) {
      c = haze; // rays that ran out of steps would be white dashes
    }
  }

  float flame = length(vec2(x, y - 0.081));
  c += vec3(1.0, 0.5, 0.16) * 2.2 * exp(-pow(flame / max(0.0024, texel), 2.0)) + vec3(1.0, 0.45, 0.15) * 0.3 * exp(-flame / 0.008);
  for (int k = -1; k <= 1; k += 2) {
    c += vec3(1.0, 0.5, 0.16) * exp(-pow(length(vec2(x - 0.066 * float(k), y - 0.029)) / max(0.0016, texel), 2.0));
  }
  gl_FragColor = vec4(c, 1.0);
}`;
