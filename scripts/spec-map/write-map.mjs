import path from 'node:path';

const SECTION_TITLES = {
  2: 'Screens and routes',
  3: 'Entities',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
};

const HEAD = `# Spec map

Written by \`npm run spec-map\`; edit \`scripts/spec-items.json\` for the words and for what an item needs.

**Rule**: the domain decides it, or the contract spells it. **Gate**: the server refuses by it, or answers it. **Screen**: the
portal draws it. **Tests** are named after it. A dash is a column that the item does not need.`;

/** The map as a page. */
export function writeMap(items) {
  const sections = Object.entries(SECTION_TITLES).map(([section, title]) =>
    [
      `## ${section}. ${title}`,
      '',
      '| Item | In our words | Rule | Gate | Screen | Tests |',
      '|---|---|---|---|---|---|',
      ...items.filter(({ item }) => item.startsWith(`${section}.`)).map(row),
    ].join('\n'),
  );
  return `${[HEAD, notBuiltList(items), ...sections].join('\n\n')}\n`;
}

/** The first thing a reader wants to know. */
function notBuiltList(items) {
  const lines = items.flatMap(({ item, says, rule, gate, screen }) => {
    const missing = Object.entries({ rule, gate, screen }).flatMap(([column, { isBuilt, lacks }]) => {
      if (!isBuilt) return [column];
      return lacks ? [`${column} (${lacks})`] : [];
    });
    return missing.length > 0 ? [`- ${item} ${says} Not built: ${missing.join(', ')}.`] : [];
  });
  return ['## Not built', '', ...lines].join('\n');
}

function row({ item, says, exempt, rule, gate, screen, tests }) {
  const tested = exempt ? `none: ${exempt}` : links(tests);
  return `| ${item} | ${says} | ${[rule, gate, screen].map(cell).join(' | ')} | ${tested} |`;
}

function cell({ files, isNeeded, isBuilt, lacks }) {
  if (!isBuilt) return '**not built**';
  const built = files.length > 0 ? links(files) : isNeeded ? '' : '–';
  return lacks ? `${built}; **not built**: ${lacks}` : built;
}

function links(files) {
  return files.map((file) => `[${path.basename(file)}](../${file})`).join(', ');
}
