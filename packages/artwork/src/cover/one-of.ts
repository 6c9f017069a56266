/** One of these, as the generator decides. */
export function oneOf<Item>(choices: readonly [Item, ...Item[]], random: () => number): Item {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
