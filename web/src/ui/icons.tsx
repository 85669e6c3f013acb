/** Small line drawings for buttons; the words stand beside them or in the label. */
import type { JSX } from "preact";

const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  back: "M14 5l-7 7 7 7",
  on: "M10 5l7 7-7 7",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  undo: "M9 4L4 9l5 5M4 9h10a5.500 5.500 0 0 1 0 11h-3",
  redo: "M15 4l5 5-5 5M20 9H10a5.500 5.500 0 0 0 0 11h3",
  restart: "M4 4v6h6M4.500 10A8.500 8.500 0 1 1 4 15",
  hint: "M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.600c.700.600 1 1.400 1 2.400h6c0-1 .300-1.800 1-2.400A6.500 6.500 0 0 0 12 3z",
  done: "M5 13l4.500 4.500L19 7",
  skip: "M5 5l9 7-9 7zM18 5v14",
  fast: "M3 5l8 7-8 7zM12 5l8 7-8 7z",
  play: "M6 4l13 8-13 8z",
  pause: "M7 5v14M17 5v14",
  moon: "M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z",
  sun: "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M4.600 19.400l2.100-2.100M17.300 6.700l2.100-2.100",
  sound: "M4 9v6h4l5 4V5L8 9zM16.500 9a4.500 4.500 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM16.500 9.500l5 5M21.500 9.500l-5 5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  close: "M6 6l12 12M18 6L6 18",
  dice: "M4 4h16v16H4zM8.500 8.500h.010M15.500 8.500h.010M12 12h.010M8.500 15.500h.010M15.500 15.500h.010",
  eye: "M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
