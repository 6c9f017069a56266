import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The form is gone, and with it the focus if it was there: it goes to the words in its place, which are heard. */
export function SurveyOver({ kind }: { kind: 'thanked' | 'putAway' }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) words.current?.focus();
  }, []);
  return (
    <p ref={words} tabIndex={-1}>
      {t(`feedbackSurvey.${kind}`)}
    </p>
  );
}
