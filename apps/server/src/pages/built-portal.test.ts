import { expect, test } from 'vitest';
import { ConfigError } from '../config';
import { builtPortal } from './built-portal';

test('started elsewhere than in its folder, it says in a sentence where the portal was looked for', async () => {
  const started = builtPortal('/nowhere/dist/portal');
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow(
    'There is no built portal in /nowhere/dist/portal: start in the product’s folder',
  );
});
