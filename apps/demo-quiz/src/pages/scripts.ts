import { createHash } from 'node:crypto';
import answers from './scripts/answers.mjs?raw';
import confirm from './scripts/confirm-launch.mjs?raw';
import frame from './scripts/frame.mjs?raw';
import login from './scripts/keep-state.mjs?raw';

const script = (content: string) => ({
  content,
  // Named after its content, so that browsers may keep it for good.
  path: `/scripts/${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`,
});

export const SCRIPTS = {
  answers: script(answers),
  confirm: script(confirm),
  frame: script(frame),
  login: script(login),
};
export type ScriptName = keyof typeof SCRIPTS;
