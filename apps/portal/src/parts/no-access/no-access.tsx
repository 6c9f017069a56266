import { HOST_PATHS } from '@lantern/domain/access/portal-paths';
import { Link } from '@tanstack/react-router';
import { LogOut, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { signOut } from '../../lib/network/sign-in-redirect';
import { buttonClass } from '../../ui/button/button-class';
import { ErrorScene } from '../../ui/error-scene';
import { Icon } from '../../ui/icon';
import { DoorScene } from '../../ui/scene/door-scene';
import { PageTitle } from '../page-title/page-title';
import styles from './no-access.module.css';
import type { NoAccessReason } from './use-no-access';

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** [4.33] Reading 64: why one cannot learn here, whom to ask, and the way out. */
export function NoAccess({ reason, email }: { reason: NoAccessReason; email: string | null }) {
  const { t } = useTranslation();
  const { config } = usePage();
  const title = t(`noAccess.${reason}Title`);
  return (
    <>
      <PageTitle of={title} />
      <ErrorScene title={title} scene={<DoorScene size="l" />} actions={<WaysOut reason={reason} />}>
        <p>{t(reason === 'suspended' ? 'noAccess.suspendedText' : 'noAccess.text')}</p>
        <dl className={styles.facts}>
          {email && (
            <div>
              <dt>{t('noAccess.signedInAs')}</dt>
              <dd>
                <bdi>{email}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('noAccess.why')}</dt>
            <dd>{t(`noAccess.${reason}Why`)}</dd>
          </div>
          <div>
            <dt>{t('noAccess.whomToAsk')}</dt>
            <dd>
              <bdi>{config.supportContact ?? t('noAccess.administrator')}</bdi>
            </dd>
          </div>
        </dl>
      </ErrorScene>
    </>
  );
}

/** [2.15] Nothing leads on where one is forbidden; whoever lacks a licence is led to asking for one. */
function WaysOut({ reason }: { reason: NoAccessReason }) {
  const { t } = useTranslation();
  const { supportContact } = usePage().config;
  const askLook = buttonClass({ variant: reason === 'notLicensed' ? 'primary' : 'secondary' });
  return (
    <>
      {supportContact && MAIL_ADDRESS.test(supportContact) && (
        <a className={askLook} href={`mailto:${supportContact}`}>
          <Icon of={Mail} />
          {t(reason === 'notLicensed' ? 'noAccess.askForLicence' : 'noAccess.ask')}
        </a>
      )}
      <Link className={buttonClass()} to="/open-catalog/$">
        {t('noAccess.openCatalog')}
      </Link>
      <a
        className={buttonClass({ variant: 'quiet' })}
        href={HOST_PATHS.signOut}
        onClick={(event) => {
          event.preventDefault();
          signOut(HOST_PATHS.signOut);
        }}
      >
        <Icon of={LogOut} directional />
        {t('accountMenu.signOut')}
      </a>
    </>
  );
}
