import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeEmptyFolder } from './write/make-empty-folder';
import { yamlText } from './write/yaml-text';

/** A good start for an author: a small course that shows what texts can be made of. Answers how many files. */
export async function newCourseFolder(
  folder: string,
  { title, code }: { title: string; code: string },
): Promise<number> {
  await makeEmptyFolder(folder);
  const files = {
    'course.yaml': yamlText({ title, code, description: 'One sentence for the catalog.', language: 'en' }),
    ...FILES,
  };
  for (const [place, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await writeFile(path.join(folder, place), text);
  }
  return Object.keys(files).length;
}

const FILES: Record<string, string> = {
  'about.md': `What will learners be able to do after this course? For whom is it, and what must they know already?
`,
  '01-first-steps/module.yaml': `title: First steps
`,
  '01-first-steps/01-welcome.md': `---
duration: 5 min
---

# Welcome

Write here as you would talk to one learner. A blank line begins a new paragraph, and words can be *stressed* or **strong**.

![Three circles in a row, each larger than the one before](growth.svg "A picture with a title is a figure, and the title its caption.")

> [!TIP]
> A box like this is a note, a tip, a warning or an example.

When you are ready, go on to [the details](../02-going-deeper/01-details.md).
`,
  '01-first-steps/growth.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120">
  <circle cx="50" cy="60" r="18" fill="#d9a441"/>
  <circle cx="140" cy="60" r="32" fill="#c98a2b"/>
  <circle cx="252" cy="60" r="48" fill="#a96a1c"/>
</svg>
`,
  '02-going-deeper/module.yaml': `title: Going deeper
`,
  '02-going-deeper/01-details.md': `---
duration: 10 min
---

# The details

| What | How it is written |
| --- | --- |
| A formula | \`$a^2 + b^2 = c^2$\` gives $a^2 + b^2 = c^2$ |
| A footnote | \`[^1]\`, and its text at the end |

Code is coloured when its language is named:

\`\`\`python
def area(radius):
    return 3.14159 * radius ** 2  # of a circle
\`\`\`

A footnote says what would disturb the sentence.[^1]

[^1]: Like this.
`,
  '02-going-deeper/02-check-yourself.quiz.yaml': `title: Check yourself
passing: 60%
tries: 2
questions:
  - kind: choice
    prompt: Which of these begins a new paragraph?
    options:
      - text: A blank line
        right: true
      - text: A full stop
        feedback: It ends a sentence; the paragraph goes on.
    explanation: Lines without a blank one between them are one paragraph.
  - kind: number
    prompt: A triangle with a right angle has the sides $a = 3$ and $b = 4$ beside it. How long is the third?
    right: 5
    unit: cm
  - kind: ordering
    prompt: In which order is a course made?
    items:
      - Say what learners will be able to do
      - Write the texts
      - Ask questions about them
`,
};
