import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text-content.module.css';

const COPIED_MS = 2000;

/** Every piece of code can be taken along. */
export function useCodeCopy(text: HTMLElement | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    const words = {
      label: t('activityContent.copyCodeLabel'),
      copy: t('activityContent.copyCode'),
      copied: t('activityContent.codeCopied'),
    };
    const frames = [...(text?.querySelectorAll('pre') ?? [])].map((code) => frameOf(code, words));
    return () => {
      for (const { frame, code } of frames) if (frame.isConnected) frame.replaceWith(code);
    };
  }, [text, t]);
}

type Words = { label: string; copy: string; copied: string };

function frameOf(code: HTMLPreElement, { label, copy, copied }: Words) {
  const frame = document.createElement('div');
  frame.className = styles.code ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copy ?? '';
  button.textContent = copy;
  button.setAttribute('aria-label', label);
  const said = document.createElement('output');
  said.className = 'sr-only';
  button.addEventListener('click', async () => {
    if (!(await isTaken(code))) return;
    button.textContent = copied;
    said.textContent = copied;
    setTimeout(() => {
      button.textContent = copy;
      said.textContent = '';
    }, COPIED_MS);
  });
  code.tabIndex = 0;
  // Code is written from left to right in every language.
  code.dir = 'ltr';
  code.replaceWith(frame);
  frame.append(code, button, said);
  return { frame, code };
}

/** Where the clipboard is refused the code is selected, ready to be copied by hand. */
async function isTaken(code: HTMLPreElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
