import { type ToolReturn, toolReturn } from '@lantern/domain/lti/tool-return';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reportToolLog } from '../../api/attempts/report-tool';
import { PageTitle } from '../../parts/page-title/page-title';
import { usePage } from '../../lib/page/page-facts';
import { showToast } from '../../lib/page/toasts';
import { rememberToolWords } from '../../lib/format/tool-words';
import { Notice } from '../../ui/notice';
import { useSearchText } from '../../lib/page/use-search-text';
import { wayBack } from './way-back';

/** [2.18] Where an external tool sends its learner: out of its frame, or on to the activity. */
export function ToolReturnPage() {
  const { t } = useTranslation();
  const { isFramed } = usePage();
  const searchStr = useSearchText();
  const navigate = useNavigate();
  const client = useQueryClient();

  const comeBack = useEffectEvent(async () => {
    const back = toolReturn(new URLSearchParams(searchStr));
    if (tellOwnParent(back)) return;
    const { place, words, log } = back;
    if (place) reportToolLog(place, log);
    const { path, isTool } = await wayBack(client, place);
    if (words.message) showToast('success', words.message);
    if (place && (isTool || words.errorMessage)) rememberToolWords(place.objectiveId, words);
    await navigate({ href: path, replace: true });
  });
  useEffect(() => void comeBack(), []);

  return (
    <>
      <PageTitle of={t('pages.toolReturn')} />
      <h1 className="sr-only">{t('pages.toolReturn')}</h1>
      <div aria-live="polite">
        <Notice title={t(isFramed ? 'toolReturn.close' : 'toolReturn.leading')}>
          {isFramed && t('toolReturn.closeAdvice')}
        </Notice>
      </div>
    </>
  );
}

/** [2.18] In a frame of ours: asks the page around it to close it. False where no page of our own is around. */
function tellOwnParent({ words, log }: ToolReturn): boolean {
  if (window.parent === window) return false;
  try {
    // Another origin's page may not even be asked where it is from.
    if (window.parent.location.origin !== location.origin) return false;
  } catch {
    return false;
  }
  const said = { ...words, log: log.message, errorLog: log.errorMessage };
  window.parent.postMessage({ subject: 'lti.close', ...said }, location.origin);
  return true;
}
