import { afterEach, expect, test } from "vitest";

import { pictureOf } from "../../src/app/cards";
import { speak } from "../../src/words";

afterEach(() => speak("en"));

test("A picture with words in it is that of the language, any other that of all", () => {
  expect(pictureOf("ulm")).toContain("/ulm.webp");
  expect(pictureOf("nothing")).toBeNull();
  speak("de");
  expect(pictureOf("ulm")).toContain("/ulm.de.webp");
  expect(pictureOf("clash_of_cultures")).toContain("/clash_of_cultures.webp");
  speak("fr");
  expect(pictureOf("ulm")).toContain("/ulm.webp");
});
