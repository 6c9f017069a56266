/** A word of our vocabularies as an author writes it: `onePage` is `one-page`. */
export function kebabWord(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
