import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/time/clock';
import { type Format, useFormat } from '../../lib/format/use-format';

/** What turns a course into words; the cards of a list share one, and hold no hooks of their own. */
export type CardWords = { t: TFunction; format: Format; now: Date };

export function useCardWords(): CardWords {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return useMemo(() => ({ t, format, now }), [t, format, now]);
}
