import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { ErrorScene } from '../../ui/error-scene';
import { FlickerScene } from '../../ui/scene/flicker-scene';
import { WayBack } from '../error-page/way-back';
import { PageTitle } from '../page-title/page-title';
import { LongWait } from './long-wait';
import { troubleOf } from './trouble-of';
import { useLoadAgain } from './use-load-again';
import { useTroubleText } from './use-trouble-text';

/** [8.5] A page that could not be had: whether it is our server or the connection, and another try. */
export function TroublePage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useLoadAgain();
  const text = useTroubleText(error);
  const isOurs = troubleOf(error) === 'server';
  const title = t(isOurs ? 'errorPage.somethingWrongTitle' : 'trouble.connectionTitle');
  return (
    <>
      <PageTitle of={title} />
      <div role="alert">
        <ErrorScene
          {...(isOurs && { code: '500' })}
          title={title}
          scene={<FlickerScene size="l" />}
          actions={
            <>
              <Button variant="primary" size="lg" busy={isRetrying} onClick={retry}>
                {t('trouble.tryAgain')}
              </Button>
              <WayBack variant="quiet" />
            </>
          }
        >
          <p>{text}</p>
          <LongWait isWaiting={isRetrying} />
        </ErrorScene>
      </div>
    </>
  );
}
