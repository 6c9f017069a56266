import type { ErrorPageCode } from '@lantern/domain/access/error-page-target';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorScene } from '../../ui/error-scene';
import { BarsScene } from '../../ui/scene/bars-scene';
import { DoorScene } from '../../ui/scene/door-scene';
import { DraftScene } from '../../ui/scene/draft-scene';
import { FlickerScene } from '../../ui/scene/flicker-scene';
import { WindowsScene } from '../../ui/scene/house-scenes';
import { PageTitle } from '../page-title/page-title';
import { WayBack } from './way-back';

type ErrorPageProps = {
  code: ErrorPageCode;
  /** [2.15] The page for forbidden has no primary button. */
  withoutButton?: boolean;
  /** Shown while people work on the product, never to a learner. */
  detail?: string | undefined;
};

const SCENES: Record<ErrorPageCode, ReactNode> = {
  401: <DoorScene size="l" />,
  403: <BarsScene size="l" />,
  404: <WindowsScene size="l" />,
  500: <FlickerScene size="l" />,
  501: <DraftScene size="l" />,
};

/** [2.32] [8.5] A full-screen message: what happened, and the way back. */
export function ErrorPage({ code, withoutButton = false, detail }: ErrorPageProps) {
  const { t } = useTranslation();
  const title = t(`errorPage.code${code}Title`);
  return (
    <>
      <PageTitle of={title} />
      <ErrorScene
        code={String(code)}
        title={withoutCode(title, code)}
        scene={SCENES[code]}
        actions={!withoutButton && <WayBack />}
      >
        <p>{t(`errorPage.code${code}Text`)}</p>
        {detail && <pre>{detail}</pre>}
      </ErrorScene>
    </>
  );
}

/** The number stands above the title, so the title need not say it again. */
function withoutCode(title: string, code: ErrorPageCode): string {
  return title.replace(`${code} `, '');
}
