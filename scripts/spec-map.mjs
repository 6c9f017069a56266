import { writeFileSync } from 'node:fs';
import { mapItems } from './spec-map/map-items.mjs';
import { writeMap } from './spec-map/write-map.mjs';

/** `npm run spec-map`: writes docs/spec-map.md and fails when something of the specification has no test. */
const OUTPUT = 'docs/spec-map.md';
const { items, faults } = mapItems();
writeFileSync(new URL(`../${OUTPUT}`, import.meta.url), writeMap(items));
for (const fault of faults) console.error(fault);
const tested = items.filter(({ tests }) => tests.length > 0).length;
const unbuilt = items.filter(({ rule, gate, screen }) =>
  [rule, gate, screen].some(({ isBuilt, lacks }) => !isBuilt || lacks),
).length;
console.log(
  `${OUTPUT}: ${items.length} items, ${tested} with tests, ${unbuilt} not wholly built, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
