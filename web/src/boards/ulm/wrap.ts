/** With a capital, where a phrase of the catalogues stands as a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Words on lines of at most so many letters, for drawings that cannot wrap by themselves. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const each of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + each.length < letters) {
      lines[lines.length - 1] = `${last} ${each}`;
    } else lines.push(each);
  }
  return lines;
}
